// Over 200 lines: a table of small files, each with what every row of it gives.
import { expect, test } from 'vitest'
import { exportProducts } from '#contract/office/exports'
import { getImportErrors } from '#contract/office/imports'
import { openImportShop } from '../support/imports.ts'
import { expectRows, type OddFile, reasons } from '../support/odd-files.ts'

const { manager, make, prisma, check, apply, give, rowsOf, productOf } =
  await openImportShop('Gift')

const { misread, oldFont, lost, formula, standIn, power, date, sum, hidden, sameKey } = reasons
const own = 'slug,title,price,categories,color,size,tags,own_code,description'
const woo =
  'ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Stock,Regular price,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s)'
const wooByCode = 'Type,SKU,Name,Published,Stock,Regular price,Categories'
const shopify =
  'Handle,Title,Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant Price,Status'
const other = 'SKU,Product name,Price,Quantity,Category'
const choices = 'Code,Name,Price,Color,Size,Category'

const files: OddFile[] = [
  [
    'codes in powers of ten, of three products',
    wooByCode,
    [
      ['simple,8.90123E+12,Neem soap,1,5,50,Care', sameKey('3, 4'), power],
      ['simple,8.90123E+12,Coconut oil,1,7,90,Care', sameKey('2, 4'), power],
      ['simple,8.90123E+12,Wooden comb,1,3,20,Care', sameKey('2, 3'), power],
    ],
  ],
  [
    'the same of another program',
    other,
    [
      ['8.90123E+12,Neem soap,50,5,Care', sameKey('3'), power],
      ['8.90123E+12,Coconut oil,50,6,Care', sameKey('2'), power],
      ['8901234567894,Jute bag,50,6,Care', 'good'],
    ],
  ],
  [
    'a word in place of a code',
    other,
    [
      ['N/A,Soap dish,50,5,Care', sameKey('3'), standIn],
      ['N/A,Body oil,50,6,Care', sameKey('2'), standIn],
      [',Hair oil,50,6,Care', 'good'],
    ],
  ],
  [
    'one code by a slip, and choices of one product',
    choices,
    [
      ['S-1,Polo shirt - Red,500,Red,M,Men', 'good'],
      ['S-1,Polo shirt - Blue,500,Blue,L,Men', 'part'],
      ['S-2,Cap,90,Black,,Men', sameKey('5')],
      ['S-2,Belt,90,Brown,,Men', sameKey('4')],
    ],
  ],
  [
    'one link of two products in the own file',
    own,
    [
      ['twice,Lamp,100,Gift,,,,,', sameKey('3')],
      ['twice,Vase,120,Gift,,,,,', sameKey('2')],
      ['chair,Chair,120,Gift,Red,,,,', 'good'],
      ['chair,,,,Blue,,,,', 'part'],
    ],
  ],
  [
    'one handle of two products',
    shopify,
    [
      ['bowl,Clay bowl,,Pots,,TRUE,Title,Default Title,50,active', sameKey('3')],
      ['bowl,Glass bowl,,Pots,,TRUE,Title,Default Title,60,active', sameKey('2')],
    ],
  ],
  [
    'one number of two products, and one product twice',
    woo,
    [
      ['701,simple,a1,Fan,1,visible,1,,900,Home,,,,', sameKey('3')],
      ['701,simple,a1,Fan,1,visible,1,,950,Home,,,,', sameKey('2')],
      ['702,simple,a2,Bulb,1,visible,1,,90,Home,,,,', 'good'],
      ['702,simple,a2,Bulb,1,visible,1,,90,Home,,,,', 'part'],
    ],
  ],
  [
    'Bengali read as Windows-1252',
    own,
    [
      ['good-one,জামদানি শাড়ি,100,Gift,লাল,,,,', 'good'],
      ['m1,à¦œà¦¾à¦®à¦¦à¦¾à¦¨à¦¿ à¦¶à¦¾à¦¡à¦¼à¦¿,100,Gift,,,,,', misread],
      ['m2,Café mug,100,Gift,à¦²à¦¾à¦²,,,,', misread],
      ['m3,CafÃ© mug,100,Gift,,,,,', misread],
      ['m4,Mug,100,Gift,,,à¦ˆà¦¦,,', misread],
      ['m5,Mug two,100,Gift,,,,,<p>à¦¸à§à¦¤à¦¿ à¦¶à¦¾à¦¡à¦¼à¦¿</p>', misread],
      ['m6,Manâ€™s shirt,100,Gift,,,,,', misread],
      ['m7,Heat 40Â°C,100,Gift,,,,,', misread],
    ],
  ],
  [
    'letters of other codes, and good ones that look like them',
    own,
    [
      ['o1,‡¶ú‡¶æ,100,Gift,,,,,', misread],
      ['o2,caf√© table,100,Gift,,,,,', misread],
      ['o3,αª£αª╛,100,Gift,,,,,', misread],
      ['o4,а¦ња¦ѕ,100,Gift,,,,,', misread],
      ['o5,Gift\ufffdbox,100,Gift,,,,,', misread],
      ['o6,†kvqvi Kfvi,100,Gift,,,,,', oldFont],
      ['o7,NESTLÉ® milk – “crème” voilà…,100,Gift,,,,,', 'good'],
      ['o8,Größe 40 °C · ½ £5 Maß™ ÄÖÜ,100,Gift,São,,,,', 'good'],
      ['o9,Αθήνα Москва القاهرة 東京 ✨👗,100,Gift,,,,,', 'good'],
    ],
  ],
  [
    'letters that a spreadsheet lost',
    own,
    [
      ['l1,Lost,100,Gift,,,,,<p>?????? ???? ?????</p>', lost],
      ['l2,Question,100,Gift,,,,,<p>কেমন লাগল???</p>', 'good'],
    ],
  ],
  [
    'misread letters of other programs',
    woo,
    [
      ['711,simple,b1,Mug,1,visible,1,,100,à¦®à¦—,,,,', misread],
      ['712,simple,b2,Mug,1,visible,1,,100,Home,à¦ˆà¦¦,,,', misread],
      ['713,simple,b3,Mug,1,visible,1,,100,Home,,,Colour,"Red, à¦¨à§€à¦²"', misread],
      ['714,simple,b4,Mug,1,visible,1,,100,Home,,,à¦°à¦‚,Red', misread],
    ],
  ],
  [
    'errors of formulas in the own file',
    own,
    [
      ['a-1,#REF!,100,Gift,,,,,', formula],
      ['a-2,Cotton saree,100,Gift,,#VALUE!,,,', formula],
      ['a-3,Silk saree,100,#N/A,,3-Sept,,,', formula, date],
      ['a-4,Total,350,,,,,,', sum],
      ['a-5,Linen,#DIV/0!,Gift,,,,,', formula],
      ['a-6,Linen,100,Gift,#NAME?,,,,', formula],
      ['a-7,Linen,100,Gift,,,#NULL!,,', formula],
      ['a-8,Linen,100,Gift,,,,#N/A,', formula],
      ['a-9,#BEZUG!,100,Gift,,,,,', formula],
      ['a-10,Linen #1,100,Gift,#FF0000,,#EID,,', 'good'],
    ],
  ],
  [
    'words of programs for nothing',
    own,
    [
      ['n-1,NULL,100,Gift,,,,,', standIn],
      ['n-2,nan,100,Gift,,,,,', standIn],
      ['n-3,undefined,100,Gift,,,,,', standIn],
      ['n-4,[object Object],100,Gift,,,,,', standIn],
      ['n-5,Shirt - undefined,100,Gift,,,,,', standIn],
      ['n-6,Linen,100,Gift,NULL,,,,', standIn],
      ['n-7,Linen,100,Gift,,nan,,,', standIn],
      ['n-8,Linen,100,NULL,,,,,', standIn],
      ['n-9,Linen,100,Gift,,,nan,,', standIn],
      ['n-10,Linen,NaN,Gift,,,,,', standIn],
      ['n-11,-,100,Gift,,,,,', standIn],
      ['n-12,0,100,Gift,,,,,', standIn],
      ['n-13,Linen,100,Gift,,,,,NULL', standIn],
      ["n-14,'NULL,100,Gift,'N/A,,,,", 'good'],
      ['n-15,NAN baby milk,100,Gift,Nan,0,Nil Mukul,,', 'good'],
      ['n-16,Null,100,Gift,,,,,', 'good'],
    ],
  ],
  [
    'the same of Shopify',
    shopify,
    [
      ['x1,Top,nan,Tops,,TRUE,Size,S,60,active', standIn],
      ['x2,Top,,undefined,,TRUE,Size,S,60,active', standIn],
      ['x3,Top,,Tops,"eid, NULL",TRUE,Size,S,60,active', standIn],
      ['x4,Top,,Tops,,#N/A,Size,S,60,active', formula],
      ['x5,Top,,Tops,,TRUE,Size,S,60,active', date],
      ['x5,,,,,,,3-Sept,60,', 'part'],
      ['x6,Top,,Tops,,TRUE,Colour,[object Object],60,active', standIn],
    ],
  ],
  [
    'sizes that a spreadsheet made dates',
    own,
    [
      ['d-1,Frock,100,Gift,,3-Sept,,,', date],
      ['d-2,Frock,100,Gift,,03-মার্চ,,,', date],
      ['d-3,Frock,100,Gift,,44624,,,', date],
      ['d-4,Frock,100,Gift,,Sep-03,,,', date],
      ['d-5,Frock,100,Gift,,৩-সেপ্টেম্বর,,,', date],
      ['d-6,Frock,100,Gift,,3/9/2026,,,', date],
      ['d-7,Frock,100,Gift,,2026-09-03 00:00:00,,,', date],
      ['d-8,Frock,100,Gift,,03.09.2026,,,', date],
      ['d-9,Frock,100,Gift,,3 September 2026,,,', date],
      ['d-10,Frock,100,Gift,,06:08:00,,,', date],
      ["d-11,Frock,100,Gift,,'3-Sept,,,", 'good'],
      ['d-12,Frock,100,Gift,,March,,,', 'good'],
      ['d-13,Frock,100,Gift,,6-8,,,', 'good'],
      ['d-14,Frock,100,Gift,,12-pcs,,,', 'good'],
      ['d-15,Power bank,100,Gift,,45000,,,', 'good'],
      ['d-16,Frock,100,Gift,,3/4,,,', 'good'],
      ['d-17,৭ মার্চ,100,Gift,,,21 February,,', 'good'],
    ],
  ],
  [
    'the last line of a list',
    'Product,Price,Qty,Category,Details',
    [
      ['Cotton,350,4,Cloth,', 'good'],
      ['Total Care,350,4,Cloth,', 'good'],
      ['Total,350,8,,', sum],
      ['সর্বমোট,700,12,,', sum],
      ['মোট টাকা:,700,12,,', sum],
      ['Grand total,700,12,Cloth,', sum],
      ["'Total,90,3,Cloth,", 'good'],
      ['Total,90,3,Cereal,Whole grain', 'This looks like the sum of a list, please confirm it'],
    ],
  ],
  [
    'products that the other shop hides',
    woo,
    [
      ['721,simple,h1,Old mug,1,hidden,1,4,250,Kitchen,,,,', hidden],
      ['722,simple,h2,Draft mug,-1,visible,1,4,250,Kitchen,,,,', hidden],
      ['723,simple,h3,Private mug,0,visible,1,4,250,Kitchen,,,,', hidden],
      ['724,simple,h4,New mug,1,visible,1,4,250,Kitchen,,,,', 'good'],
    ],
  ],
  [
    'the same of Shopify',
    shopify,
    [
      ['y1,Draft top,,Tops,,TRUE,Size,S,60,draft', hidden],
      ['y2,Unlisted top,,Tops,,TRUE,Size,S,60,unlisted', hidden],
      ['y3,Hidden top,,Tops,,FALSE,Size,S,60,active', hidden],
    ],
  ],
  [
    'the same of other programs',
    'Code,Name,Price,Category,Active,Visibility,Status',
    [
      ['z1,Off lamp,60,Home,0,,', hidden],
      ['z2,Hidden lamp,60,Home,1,Not Visible Individually,', hidden],
      ['z3,Disabled lamp,60,Home,1,"Catalog, Search",Disabled', hidden],
      ['z4,Good lamp,60,Home,yes,Visible,In stock', 'good'],
    ],
  ],
  [
    'a choice of a code that two products have',
    woo,
    [
      ['731,variable,K1,Coat,1,visible,1,,,Men,,,Size,"M, L"', 'Choose'],
      ['732,variable,K1,Vest,1,visible,1,,,Men,,,Size,"M, L"', 'Choose'],
      ['733,variation,,Coat - M,1,,1,3,500,,,K1,Size,M', 'Its main product is not in the file'],
    ],
  ],
]

test.each(files)('%s: each row is good, or wrong with a sentence', (_name, header, rows) =>
  expectRows({ check, rowsOf }, header, rows),
)

test("a stock that is the parent's is counted as a whole", async () => {
  const job = await give(
    [
      'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
      '9003,variable,p1,Shirt,1,1,10,,Men,,Size,"M, L"',
      '9004,variation,p1a,Shirt - M,1,1,parent,500,,id:9003,Size,M',
      '9005,variation,p1b,Shirt - L,1,1,parent,500,,id:9003,Size,L',
    ].join('\n'),
  )
  expect(job).toMatchObject({ new: 1, wrong: 0, failed: 0 })
  const shirt = await productOf('Shirt')
  expect(shirt).toMatchObject({ counted: true, choiceGoesWithOrder: false })
  expect(shirt?.items).toMatchObject([{ colorId: null, sizeId: null, count: 10 }])
  expect(shirt?.sizes.map(({ size }) => size)).toEqual(['M', 'L'])
})

test('hidden products come in off sale, and names without signs of HTML', async () => {
  const job = await give(
    [
      'ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Stock,Regular price,Categories,Tags,Attribute 1 name,Attribute 1 value(s)',
      '9101,simple,h1,Old mug,1,hidden,1,4,250,Kitchen,,,',
      '9102,simple,h2,Men&#8217;s &amp;amp; boys&#x2019; caf&eacute; scarf,1,visible,1,4,350,Women > Scarves &amp; shawls,Eid &amp; gifts,Colour,"Black &amp; White, Red&#x20;&#x2013; dark"',
      '9103,simple,h3,Fish&chips &copy ;,1,visible,1,4,350,Women > Scarves,,Wash &amp; care,"Hot &amp; cold"',
    ].join('\n'),
  )
  expect(job).toMatchObject({ new: 3, wrong: 0, failed: 0 })
  expect(await productOf('Old mug')).toMatchObject({ archivedAt: expect.any(Date) })
  const scarf = await productOf('Men’s & boys’ café scarf')
  expect(scarf).toMatchObject({ archivedAt: null })
  expect(scarf?.colors.map(({ color }) => color)).toEqual(['Black & White', 'Red – dark'])
  expect(scarf?.tags.map(({ tag }) => tag.tag)).toEqual(['Eid & gifts'])
  expect(scarf?.categories.map(({ category }) => category.category)).toEqual(['Scarves & shawls'])
  const fish = await productOf('Fish&chips &copy ;')
  expect(fish?.content?.description).toBe('<p>Wash &amp; care: Hot &amp; cold</p>')

  const header = 'slug,title,price,categories,color,tags,description'
  expect(
    await give(
      `${header}\nown-signs,Salt &amp; pepper,9,Gift,Black &amp; White,A &amp; B,<p>C &amp; D</p>\n`,
    ),
  ).toMatchObject({ new: 1, wrong: 0 })
  const salt = await productOf('Salt & pepper')
  expect(salt?.colors.map(({ color }) => color)).toEqual(['Black & White'])
  expect(salt?.content?.description).toBe('<p>C &amp; D</p>')
})

test('the file of errors again, as it is, makes no product of a fault', async () => {
  const job = await check(
    [own, 'f-1,NULL,100,Gift,,,,,', 'f-2,Frock,100,Gift,,3-Sept,,,', 'f-3,Total,9,Gift,,,,,'].join(
      '\n',
    ),
  )
  expect(job).toMatchObject({ new: 0, wrong: 3 })
  const errors = (await manager.ask(getImportErrors, { id: job.id })).text
  expect(await check(errors)).toMatchObject({ new: 0, wrong: 3 })
})

test('a product that the shop calls so is exported, changed and found again', async () => {
  const odd = ['NULL', 'Total', '৩-সেপ্টেম্বর', '#N/A', 'Salt &amp; pepper', 'à¦œà¦¾', '???? ??']
  const gift = await prisma.category.findFirstOrThrow({ where: { category: 'Gift' } })
  for (const [nr, title] of odd.entries()) {
    await make.product({ slug: `odd-${nr}`, title, categoryIds: [gift.id] })
  }
  const lines = ((await manager.ask(exportProducts)).text as string).split('\r\n')
  const rows = lines.filter((line) => /,odd-\d,/.test(line))
  expect(rows).toHaveLength(odd.length)
  const file = [lines[0], ...rows].join('\n')
  expect(await check(file)).toMatchObject({ same: odd.length, wrong: 0 })
  const dearer = file.replaceAll(/(,odd-\d,[^,]*,)\d+/g, '$1777')
  const changed = await apply(await check(dearer))
  expect(changed).toMatchObject({ changed: odd.length, wrong: 0, failed: 0 })
  expect(await productOf('NULL')).toMatchObject({ priceTaka: 777 })
})

test('a thousand rows of one code are refused with a reason of their own', async () => {
  const rows = Array.from({ length: 1200 }, (_row, nr) => `8.9E+12,Soap ${nr},50,5,Care`)
  const job = await check([other, ...rows].join('\n'))
  expect(job).toMatchObject({ new: 0 })
  const [first] = await rowsOf(job.id)
  expect(first.troubles).toContainEqual(
    expect.objectContaining({ message: 'More than 1000 rows have this code or link' }),
  )
})
