import { expect, test } from 'vitest'
import * as calls from '#contract/office/imports'
import { openImportShop } from '../support/imports.ts'

const { prisma, manager, check, recheck, apply, give, productOf } = await openImportShop('Saree')

test.each([
  [
    'de',
    'ID;Typ;Artikelnummer;Name;Veröffentlicht;Beschreibung;Vorrätig?;Bestand;Regulärer Preis;Angebotspreis;Kategorien;Attribut 1 Name;Attribut 1 Wert(e);Übergeordnetes Produkt',
  ],
  [
    'es',
    'ID;Tipo;SKU;Nombre;Publicado;Descripción;¿Existencias?;Inventario;Precio normal;Precio rebajado;Categorías;Nombre del atributo 1;Valor(es) del atributo 1;Superior',
  ],
  [
    'fr',
    'ID;Type;UGS;Nom;Publié;Description;En stock ?;Stock;Tarif régulier;Tarif promo;Catégories;Nom de l’attribut 1;Valeur(s) de l’attribut 1 ;Parent',
  ],
  [
    'bn',
    'ID;ধরন ;এস কে উঁ ;নাম;Published;বর্ণনা;মজুদ আছে ;মজুদ ;স্বাভাবিক মূল্য ;মূল্যহ্রাস মূল্য ;বিষয়শ্রেণী ;Attribute 1 name;Attribute 1 value(s);Parent',
  ],
])('the headers of WooCommerce in %s, in UTF-16 with semicolons', async (code, header) => {
  const text = [
    header,
    `9001;variable;T${code};Schal ${code};1;<p>Warm</p>;1;;;;Saree;Farbe;Rot, Blau;`,
    `9002;variation;;Schal;1;;1;4;1250,60;999;;Farbe;Rot;id:9001`,
    `9003;variation;;Schal;1;;0;;1250,60;999;;Farbe;Blau;T${code}`,
  ].join('\r\n')
  const file = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  await prisma.$executeRaw`delete from import_ref`

  const job = await give(file)

  expect(job).toMatchObject({
    kind: 'woocommerce',
    new: 1,
    failed: 0,
    wrong: 0,
    unknown_columns: [],
    found: { encoding: 'utf-16le', delimiter: ';' },
  })
  const product = await productOf(`Schal ${code}`)
  expect(product).toMatchObject({
    priceTaka: 999,
    oldPriceTaka: 1251,
    counted: true,
    ownCode: `T${code}`,
  })
  expect(product?.items.map(({ count }) => count)).toEqual([4, 0])
})

test('a price list in Bengali is no file of WooCommerce', async () => {
  const job = await check('নাম,নিয়মিত মূল্য,স্টক,ক্যাটাগরি,বিবরণ\nগামছা,120,3,Saree,সুতি\n')

  expect(job).toMatchObject({ kind: 'other', new: 1, wrong: 0, unknown_columns: [] })
})

test('a file is read by hand as another kind, with other columns and options', async () => {
  const file = 'Item;Cost;Shade;Weight\nScarf;120;Red;1kg\nScarf;120;Blue;1kg\n'
  const checked = await check(file)
  expect(checked).toMatchObject({
    kind: 'other',
    columns: [
      { name: 'Item', meaning: 'title' },
      { meaning: null },
      { meaning: null },
      { meaning: null },
    ],
  })

  const columns = ['title', 'price', 'color', null] as const
  const named = await recheck(checked, { columns, options: { make_categories: true } })

  expect(named).toMatchObject({ state: 'checked', new: 1, unknown_columns: ['Weight'] })
  await apply(named)
  const product = await productOf('Scarf')
  expect(product).toMatchObject({ priceTaka: 120, counted: false })
  expect(product?.colors.map(({ color }) => color)).toEqual(['Red', 'Blue'])

  const next = await check(file.replace('120;Red', '130;Red').replace('120;Blue', '130;Blue'))
  expect(next.columns.map(({ meaning }) => meaning)).toEqual(columns)
  const wrong = await manager.ask(calls.checkImport, { id: next.id, v: next.v, kind: 'none' })
  expect(wrong).toBeRefused(422)
})

test.each([
  'ID,Tipo,SKU,Nome,Pubblicato,Prezzo di listino,Categorie',
  'ID;Naam;Prijs;Omschrijving',
  'Slug,Navn,Pris,Beskrivelse',
])('a file with the headers %s is no file of this shop', async (header) => {
  const cells = header.split(/[,;]/).map((_name, nr) => String(nr + 1))
  const job = await check(`${header}\n${cells.join(header.includes(';') ? ';' : ',')}\n`)
  expect(job).toMatchObject({ kind: 'other', changed: 0 })
})
