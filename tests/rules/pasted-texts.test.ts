import { expect, test } from 'vitest'
import { cleanHtml } from '../../server/http/html.ts'

type Pasted = [from: string, html: string, kept: string, removed?: Record<string, number>]

const word: Pasted[] = [
  [
    'a paragraph of Word',
    '<p class=MsoNormal style="margin:0cm"><span lang=BN style="font-family:Vrinda">নরম সুতি<o:p></o:p></span></p>',
    '<p><span lang="BN">নরম সুতি</span></p>',
  ],
  [
    'colored words of Word',
    '<p class="MsoNormal"><span style="color:#C00000">লাল</span> <span style="mso-fareast-language:EN-US;background:yellow">হলুদ</span></p>',
    '<p><span>লাল</span> <span>হলুদ</span></p>',
    { color: 2 },
  ],
  ['the main heading of Word', '<h1>ঈদ কালেকশন</h1>', '<h2>ঈদ কালেকশন</h2>'],
  ['small headings of Word', '<h5>মাপ</h5><h6>যত্ন</h6>', '<h4>মাপ</h4><h4>যত্ন</h4>'],
  [
    'a list of Word',
    '<p class=MsoListParagraph style="text-indent:-18pt"><span style="font-family:Symbol">·<span style="font:7pt Times">&nbsp;&nbsp;</span></span>সুতি</p>',
    '<p><span>·<span>\u00a0\u00a0</span></span>সুতি</p>',
  ],
  [
    'a table of Word',
    '<table class=MsoTableGrid border=1><tbody><tr><td width=200 style="border:solid"><p>সাইজ</p></td><td>বুক</td></tr></tbody></table>',
    '<table><tbody><tr><td><p>সাইজ</p></td><td>বুক</td></tr></tbody></table>',
  ],
  [
    'a centered title of Word',
    '<p align=center style="text-align:center"><b>অফার</b></p>',
    '<p><b>অফার</b></p>',
    { alignment: 1 },
  ],
  [
    'a picture of Word on its own disk',
    '<p>ছবি<img width=200 src="file:///C:/Users/a/clip_image001.png"></p>',
    '<p>ছবি</p>',
    { 'foreign picture': 1 },
  ],
  [
    'style sheet and notes of Word',
    '<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--><style>p.MsoNormal{color:red}</style><p>লেখা</p>',
    '<p>লেখা</p>',
    { style: 1 },
  ],
  [
    'tracked changes of Word',
    '<p><del cite="a">পুরোনো</del> <ins cite="a">নতুন</ins></p>',
    '<p><s>পুরোনো</s> <u>নতুন</u></p>',
  ],
  [
    'an anchor of Word',
    '<p><a name="_Toc1"></a>শুরু</p>',
    '<p><a rel="nofollow noopener"></a>শুরু</p>',
  ],
  ['the font of an old Word', '<font face="Vrinda" size="4">লেখা</font>', 'লেখা'],
]

const facebook: Pasted[] = [
  [
    'a post of Facebook',
    '<div dir="auto" style="text-align: start;">ঈদের নতুন পাঞ্জাবি</div><div dir="auto">দাম ৳1,250</div>',
    'ঈদের নতুন পাঞ্জাবি<br />দাম ৳1,250',
  ],
  [
    'smileys of Facebook, which are pictures',
    '<span>অর্ডার করুন <img alt="🔥" height="16" width="16" src="https://static.xx.fbcdn.net/images/emoji.php/v9/t50/1/16/1f525.png"></span>',
    '<span>অর্ডার করুন </span>',
    { 'foreign picture': 1 },
  ],
  [
    'a tag of Facebook',
    '<a href="https://www.facebook.com/hashtag/eid?__eep__=6" role="link" tabindex="0" class="x1i10hfl"><span>#eid</span></a>',
    '<a href="https://www.facebook.com/hashtag/eid?__eep__=6" rel="nofollow noopener"><span>#eid</span></a>',
  ],
  [
    'the button of a long post',
    '<div>নরম <div role="button" tabindex="0">See more</div></div>',
    'নরম See more',
  ],
  [
    'a video of Facebook',
    '<p>ভিডিও দেখুন</p><iframe src="https://www.facebook.com/plugins/video.php?href=x" allowfullscreen></iframe>',
    '<p>ভিডিও দেখুন</p>',
    { iframe: 1 },
  ],
  [
    'a film in the page',
    '<video controls><source src="https://video.xx.fbcdn.net/v.mp4"></video><p>শেষ</p>',
    '<p>শেষ</p>',
    { video: 1 },
  ],
  [
    'a form of comments',
    '<form action="/comment"><input name="text"><button>Post</button></form>',
    'Post',
    { form: 1, input: 1, button: 1 },
  ],
  [
    'drawn signs of Facebook',
    '<p>ভালো<svg viewBox="0 0 16 16"><path d="M0 0"/></svg></p>',
    '<p>ভালো</p>',
    { svg: 1, path: 1 },
  ],
  ['plain lines', 'কাপড়: সুতি<br>রং: লাল<br/>দাম: 500', 'কাপড়: সুতি<br />রং: লাল<br />দাম: 500'],
]

const shopify: Pasted[] = [
  [
    'a description of Shopify',
    '<meta charset="utf-8"><p data-mce-fragment="1">Soft <strong data-mce-fragment="1">cotton</strong></p>',
    '<p>Soft <strong>cotton</strong></p>',
  ],
  [
    'pictures of the CDN',
    '<img src="https://cdn.shopify.com/s/files/1/a.jpg?v=1" alt="Front"><img src="//cdn.shopify.com/s/files/1/b.jpg">',
    '',
    { 'foreign picture': 2 },
  ],
  [
    'an embedded film',
    '<p>See it</p><div class="video-container"><iframe src="https://www.youtube.com/embed/x"></iframe></div>',
    '<p>See it</p>',
    { iframe: 1 },
  ],
  [
    'tabs of an app',
    '<ul class="tabs"><li><a class="active" href="#tab1">Size</a></li></ul>',
    '<ul><li><a href="#tab1" rel="nofollow noopener">Size</a></li></ul>',
  ],
  [
    'a script of an app',
    '<p>Kurta</p><script src="https://app.example/x.js"></script><script>track()</script>',
    '<p>Kurta</p>',
    { script: 2 },
  ],
  [
    'a link that runs a script',
    '<a href="javascript:alert(1)" onclick="x()">Size chart</a>',
    '<a rel="nofollow noopener">Size chart</a>',
    { link: 1 },
  ],
  [
    'a table of sizes',
    '<table style="width:100%"><tr><th scope="col" style="text-align:right">Size</th><td colspan="2">M</td></tr></table>',
    '<table><tr><th scope="col">Size</th><td colspan="2">M</td></tr></table>',
    { alignment: 1 },
  ],
  [
    'a highlighted offer',
    '<h2 style="color: #ff0000;">Sale</h2><p><mark>50% off</mark></p>',
    '<h2>Sale</h2><p>50% off</p>',
    { color: 1, mark: 1 },
  ],
  [
    'an old center and a moving line',
    '<center>Welcome</center><marquee>Free delivery</marquee>',
    'WelcomeFree delivery',
    { marquee: 1 },
  ],
  [
    'a picture of this shop',
    '<p><img src="/uploads/catalog/saree-800x800.webp" width="400"></p>',
    '<p><img src="/uploads/catalog/saree-800x800.webp" width="400" alt="" loading="lazy" /></p>',
  ],
]

test.each([...word, ...facebook, ...shopify])('%s', (_from, html, kept, lost = {}) => {
  const { html: clean, removed } = cleanHtml(html)

  expect(clean).toBe(kept)
  expect(Object.fromEntries(removed.map(({ what, n }) => [what, n]))).toEqual(lost)
  expect(cleanHtml(clean)).toEqual({ html: clean, removed: [] })
})

test('where it was: the words before the first three places', () => {
  const film = '<iframe></iframe>'
  const { removed } = cleanHtml(
    `${film}<p>এক &amp; দুই</p>${film}${film}<p>তিন</p>${film}<p>চার</p>${film}`,
  )

  expect(removed).toEqual([{ what: 'iframe', n: 5, near: ['', 'এক & দুই', 'তিন'] }])
})
