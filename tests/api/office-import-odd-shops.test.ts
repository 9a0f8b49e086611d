// Over 200 lines: a table of small files, each with what every row of it gives.
import { expect, test } from 'vitest'
import { openImportShop } from '../support/imports.ts'
import { expectRows, type OddFile, reasons } from '../support/odd-files.ts'

const { check, give, rowsOf, productOf } = await openImportShop('Gift')
const { misread, formula, standIn, power, date, sum, hidden, sameKey } = reasons

const twins = 'Two columns have this name and say different things; remove one of them'

const own = 'slug,title,price,categories,color,size,tags,own_code,description'
const woo =
  'ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Stock,Regular price,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s)'
const other = 'SKU,Product name,Price,Quantity,Category'

const files: OddFile[] = [
  [
    'Bengali in the code pages of other countries',
    own,
    [
      ['p1,ŕ¦śŕ¦ľŕ¦®ŕ¦¦ŕ¦ľŕ¦¨ŕ¦ż,100,Gift,,,,,', misread],
      ['p2,ΰ¦²ΰ¦Ύΰ¦² shirt,100,Gift,,,,,', misread],
      ['p3,Cap,100,Gift,א¦²א¦¾א¦²,,,,', misread],
      ['p4,Cap,100,Gift,ą¦²ą¦¾ą¦²,,,,', misread],
      ['p5,Cap,100,Gift,,เฆฎเฆ—,,,', misread],
      ['p6,ржорзЛржмрж╛ржЗрж▓,100,Gift,,,,,', misread],
      ['p7,а¶≤а¶Ња¶≤,100,Gift,,,,,', misread],
      ['p8,Ю╕╡Ю╕╬Ю╕╡,100,Gift,,,,,', misread],
      ['p9,唳侧唳,100,Gift,,,,,', misread],
      ['p10,爬ｲ爬ｾ爬ｲ,100,Gift,,,,,', misread],
      ['p11,Ã Â¦Å“Ã Â¦Â¾,100,Gift,,,,,', misread],
      ['p12,CafĂ© chair,100,Gift,,,,,', misread],
      ['p13,Manג€™s belt,100,Gift,,,,,', misread],
      ['p14,Heat 40В°C,100,Gift,,,,,', misread],
      ['p15,Caf\u00c3\u0192\u00c2\u00a9 cup,100,Gift,,,,,', misread],
      ['p16,l\u00e0\u00a6\u0099l,100,Gift,,,,,', misread],
      ['p17,Łódź żółć – Čeština İzmir ğş ąę ČSN,100,Gift,,,,,', 'good'],
      ['p18,Ελλάδα Рубашка ржавый קפה ไทย เงิน 中文 한국어,100,Gift,,,,,', 'good'],
    ],
  ],
  [
    'letters of UTF-16, and letters as programs number them',
    own,
    [
      ['u1,\u009c\t¾\t®\t¦\t,100,Gift,,,,,', misread],
      ['u2,²\t¾\t²\t,100,Gift,,,,,', misread],
      ['u3,\\u099c\\u09be\\u09ae,100,Gift,,,,,', misread],
      ['u4,Cup,100,Gift,\\u09b2\\u09be\\u09b2,,,,', misread],
      ["u5,b'\\xe0\\xa6\\xae\\xe0\\xa6\\x97',100,Gift,,,,,", misread],
      ['u6,=E0=A6=AE=E0=A6=97,100,Gift,,,,,', misread],
      ['u7,%E0%A6%AE%E0%A6%97,100,Gift,,,,,', misread],
      ['u8,Cup,100,Gift,,,%E0%A6%88%E0%A6%A6,,', misread],
      ['u9,100% cotton =E 5,100,Gift,,,,,<p>১\t২\t৩\tক\tখ</p>', 'good'],
      ['%e0%a6%ae%e0%a6%97,Mug,100,Gift,,,,,', 'good'],
    ],
  ],
  [
    'codes in powers of ten, in other spellings',
    other,
    [
      ['"8,90123E+12",Neem soap,50,5,Care', sameKey('3'), power],
      ['"8,90123E+12",Coconut oil,50,6,Care', sameKey('2'), power],
      ['৮.৯০১২৩E+১২,Jute bag,50,6,Care', power],
      ['8.90123E12,Clay cup,50,6,Care', power],
      ['9E+12,Clay plate,50,6,Care', power],
      ['5E10,Clay bowl,50,6,Care', 'good'],
      ['KE+12,Clay jar,50,6,Care', 'good'],
    ],
  ],
  [
    'one code of several products, with blanks beside it',
    other,
    [
      ['S-9,Cup,50,5,Care', sameKey('3, 4')],
      [' S-9 ,Plate,50,5,Care', sameKey('2, 4')],
      ['S-9\u00a0,Bowl,50,5,Care', sameKey('2, 3')],
      ['0,Jar,50,5,Care', sameKey('7, 8')],
      ['S-90,Spoon,50,5,Care', 'good'],
      ['0,Fork,50,5,Care', sameKey('5, 8')],
      ['0,Knife,50,5,Care', sameKey('5, 7')],
    ],
  ],
  [
    'products that the other shop hides, in other words',
    woo,
    [
      ['821,simple,h1,Old lamp,1,Hidden,1,4,250,Kitchen,,,,', hidden],
      ['822,simple,h2,Private lamp,private,visible,1,4,250,Kitchen,,,,', hidden],
      ['823,simple,h3,Draft lamp,draft,visible,1,4,250,Kitchen,,,,', hidden],
      ['824,simple,h4,Waiting lamp,FALSE,visible,1,4,250,Kitchen,,,,', hidden],
      ['825,"simple, virtual",h5,Sought lamp,1,search,1,4,250,Kitchen,,,,', 'Choose'],
      ['826,simple,h6,Listed lamp,1,catalog,1,4,250,Kitchen,,,,', 'good'],
      ['827,variable,h7,Hidden shirt,1,hidden,1,Parent,,Men,,,Size,"M, L"', hidden],
      ['828,variation,h7a,Hidden shirt - M,1,visible,1, PARENT ,500,,,id:827,Size,M', 'part'],
      ['829,variation,h7b,Hidden shirt - L,1,visible,1,parent,500,,,id:827,Size,L', 'part'],
    ],
  ],
  [
    'errors of formulas within lists',
    woo,
    [
      ['831,simple,e1,Lamp,1,visible,1,,100,#REF! > Lamps,,,,', formula],
      ['832,simple,e2,Lamp,1,visible,1,,100,"Home, #N/A",,,,', formula],
      ['833,simple,e3,Lamp,1,visible,1,,100,Home,"Eid, #VALUE!",,,', formula],
      ['834,simple,e4,Lamp,1,visible,1,,100,Home,,,Colour,"Red, #NAME?"', formula],
      ['835,simple,e5,Lamp,1,visible,1,#DIV/0!,100,Home,,,,', formula],
      ['836,simple,e6,"Lamp #REF!",1,visible,1,,100,Home,,,,', formula],
      ['#NUM!,simple,e7,Lamp,1,visible,1,,100,Home,,,,', formula],
      ['837,simple,e8,Lamp #7!,1,visible,1,,100,Home,#best!,,,', 'good'],
    ],
  ],
  [
    'words of programs for nothing, other ones',
    own,
    [
      ['w-1,(blank),100,Gift,,,,,', standIn],
      ['w-2,Cup,100,Gift,(blank),,,,', standIn],
      ['w-3,Cup,100,(empty),,,,,', standIn],
      ['w-4,Loading...,100,Gift,,,,,', standIn],
      ['w-5,{{ product.title }},100,Gift,,,,,', standIn],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a program left it so
      ['w-6,Cup,100,Gift,${color},,,,', standIn],
      ['w-7,Cup,100,Gift,,,"Eid\nNULL",,', standIn],
      ['w-8,Cup,100,"Gift\nnan",,,,,', standIn],
      ['w-9,Cup - undefined - Red,100,Gift,,,,,', standIn],
      ['w-10,Cup,100,Gift,,None,,,', standIn],
      ['w-11,Cup (blank lid) {2},100,Gift,,,,,', 'good'],
    ],
  ],
  [
    'sizes that a spreadsheet made dates, in other spellings',
    own,
    [
      ['s-1,Frock,100,Gift,,2026/09/03,,,', date],
      ['s-2,Frock,100,Gift,,2026-9-3,,,', date],
      ['s-3,Frock,100,Gift,,03-09-26,,,', date],
      ['s-4,Frock,100,Gift,,০৩-০৯-২৬,,,', date],
      ['s-5,Frock,100,Gift,,৪৪৬২৪,,,', date],
      ['s-6,Frock,100,Gift,,44624.0,,,', date],
      ['s-7,Frock,100,Gift,,Sun Sep 03 2026 00:00:00 GMT+0600,,,', date],
      ['s-8,Frock,100,Gift,,"Thursday, 3 September 2026",,,', date],
      ['s-9,Frock,100,Gift,,9/3/2026 0:00,,,', date],
      ['s-10,Frock,100,Gift,,2026-09-03T00:00:00.000Z,,,', date],
      ['s-11,Frock,100,Gift,,মার্চ-০৪,,,', date],
      ['s-12,Frock,100,Gift,,4.Mär,,,', date],
      ['s-13,Frock,100,Gift,,Jan-00,,,', date],
      ['s-14,Frock,100,Gift,3-Sep,,,,', date],
      ['s-15,Frock,100,Gift,,32-34-36,,,', 'good'],
      ['s-16,Frock,100,Gift,,10-12-14,,,', 'good'],
      ['s-17,Frock,100,Gift,,2.5/3.5,,,', 'good'],
      ['s-18,Frock,100,Gift,,Free 36-38,,,', 'good'],
    ],
  ],
  [
    'the last lines of lists, in other words',
    'Product,Price,Qty,Category,Details',
    [
      ['Silk,350,4,Cloth,', 'good'],
      ['TOTAL:,350,8,,', sum],
      ['Total (12 items),700,12,,', sum],
      ['Sub Total,700,12,,', sum],
      ['Sum,700,12,Cloth,', sum],
      ['Total Tk.,700,12,,', sum],
      ['সর্বমোটঃ,700,12,,', sum],
      ['মোটঃ ১২ টি,700,12,,', sum],
      ['সাব-টোটাল,700,12,,', sum],
      ['যোগফল,700,12,,', sum],
      ['একুনে =,700,12,,', sum],
      ['মোটা কাপড়,350,4,Cloth,', 'good'],
      ['Sum Sum cream,350,4,Cloth,', 'good'],
      ['Total: the book,350,4,Cloth,', 'good'],
    ],
  ],
  [
    'numbers with Bengali digits and signs of thousands',
    own,
    [
      ['n-1,Sofa one,"১,২৫,০০০",Gift,,,,,', 'good'],
      ['n-2,Sofa two,"৳ ১২,৫০০/-",Gift,,,,,', 'good'],
      ['n-3,Sofa three,১২ ৫০০ টাকা,Gift,,,,,', 'good'],
      ['n-4,Sofa four,"Tk. 12,500.00",Gift,,,,,', 'good'],
      ['n-5,Sofa five,12\u00a0500,Gift,,,,,', 'good'],
      ['n-6,Sofa six,১.২৫০,Gift,,,,,', 'Choose'],
      ['n-7,Sofa seven,"12,50,0",Gift,,,,,', 'Choose'],
      ['n-8,Sofa eight,১২৫০ - ১৫০০,Gift,,,,,', 'Choose'],
      ['n-9,Sofa nine,12k,Gift,,,,,', 'Choose'],
      ['n-10,Sofa ten,বারোশ,Gift,,,,,', 'Choose'],
      ['n-11,Sofa eleven,1.25E+05,Gift,,,,,', 'Choose'],
    ],
  ],
  [
    'a header of two rows, and a header again in the middle',
    'Product,Price,,Stock,Category,,',
    [
      ['Name,Retail,Sale,Pieces,Name,,', 'Choose'],
      ['Clay lamp,250,200,4,Home,,', 'good'],
      ['Product,Price,,Stock,Category,,', 'Choose'],
      ['\ufeffProduct,Price,,Stock,Category,,', 'Choose'],
      ['\ufeffClay vase,250,,4,Home,,', 'good'],
      [',,,,,,', 'part'],
      ['Clay cup,250,,4,Home,,,,', 'good'],
    ],
  ],
  [
    'two columns of one name in the own file',
    'slug,title,price,categories,color,color,Count,count',
    [
      ['t1,Same,250,Gift,Red,Red,5,5', 'good'],
      ['t2,One,250,Gift,Red,,5,', 'good'],
      ['t3,Colours,250,Gift,Red,Blue,,', twins],
      ['t4,Counts,250,Gift,Red,,5,6', twins],
    ],
  ],
  [
    'two columns of one name',
    'Name,Price,Price,Category,Colour,Colour',
    [
      ['Same,250,250,Home,Red,Red', 'good'],
      ['One,250,,Home,Red,', 'good'],
      ['Two,250,300,Home,Red,', twins],
      ['Second,,250,Home,,', twins],
      ['Colours,250,,Home,Red,Blue', twins],
    ],
  ],
]

test.each(files)('%s: each row is good, or wrong with a sentence', (_name, header, rows) =>
  expectRows({ check, rowsOf }, header, rows),
)

test.each([
  ['semicolons and ends of Macintosh', ';', '\r', ''],
  ['tabs and a mark at the beginning', '\t', '\r\n', '\ufeff'],
  ['commas, trailing empty columns', ',', '\n', ''],
])('%s: a row is named by its line', async (_name, sign, end, mark) => {
  const rows = [
    ['slug', 'title', 'price', 'categories', '', ''],
    ['lamp', '"Lamp\nof clay"', '"1.250,50"', 'Gift', '', ''],
    ['', '', '', '', '', ''],
    ['\ufeffvase', '\ufeffVase', '#REF!', 'Gift', '', ''],
    ['cup', 'Cup', '90', 'NULL', '', ''],
  ]
  const job = await check(mark + rows.map((row) => row.join(sign)).join(end))
  expect(job).toMatchObject({ state: 'checked', new: 1, wrong: 2, unknown_columns: [] })
  const wrong = await rowsOf(job.id, 'wrong')
  expect(wrong.map(({ line, title }: { line: number; title: string }) => [line, title])).toEqual([
    [4, 'Vase'],
    [5, 'Cup'],
  ])
})

test('numbers are read as a person reads them', async () => {
  const prices = ['১,২৫,০০০', '৳ ১২,৫০০/-', '১২ ৫০০ টাকা', 'Tk. 12,500.00', '12\u00a0500']
  const rows = prices.map((price, nr) => `read-${nr},Read ${nr},"${price}",Gift`)
  expect(await give(`slug,title,price,categories\n${rows.join('\n')}`)).toMatchObject({ new: 5 })
  const read = await Promise.all(prices.map((_price, nr) => productOf(`read-${nr}`)))
  expect(read.map((product) => product?.priceTaka)).toEqual([
    125_000, 12_500, 12_500, 12_500, 12_500,
  ])
})

test('signs of HTML are read in names, colours, sizes and tags, and in no text of HTML', async () => {
  const job = await give(
    [
      'ID,Type,Name,Published,Regular price,Categories,Tags,Description,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      '841,simple,Women&rsquo;s 32&quot; &#x9A6;&#2494;&nbsp;jacket,1,900,"Men &amp; women > &lt;5 years","5 &gt; 3, Caf&eacute;",<p>3 &lt; 5 &amp; 7</p>,Colour &amp; shade,Red &amp; blue,Size,"32&quot;, 34&#34;, &frac12; kg"',
    ].join('\n'),
  )
  expect(job).toMatchObject({ new: 1, wrong: 0, failed: 0 })
  const jacket = await productOf('Women’s 32" দা jacket')
  expect(jacket?.categories.map(({ category }) => category.category)).toEqual(['<5 years'])
  expect(jacket?.sizes.map(({ size }) => size)).toEqual(['32"', '34"', '½ kg'])
  expect(jacket?.tags.map(({ tag }) => tag.tag).toSorted()).toEqual(['5 > 3', 'Café'])
  expect(jacket?.content?.description).toMatch(/^<p>3 &lt; 5 &amp; 7<\/p>/)
})
