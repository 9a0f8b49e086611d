export type LetterLine = {
  text: string
  note: string
  sum: string
  picture: string | null
  link: string | null
}
/** What a letter says, for its HTML and for its plain text. */
export type LetterContent = {
  lang: 'bn' | 'en'
  shop: string
  subject: string
  opening: string
  /** Further sentences below the opening one. */
  more: string[]
  /** Where it stands in the opening, it can be followed. */
  link: string
  button: { label: string; link: string } | null
  facts: [label: string, value: string][]
  lines: LetterLine[]
  reviewLabel: string
  sums: [label: string, sum: string][]
  /** What the courier is paid. */
  due: [label: string, sum: string] | null
  foot: string[]
}

const font = `font-family:'Hind Siliguri','Noto Sans Bengali','Nirmala UI','Bangla Sangam MN',Arial,sans-serif`
const dark = `@media (prefers-color-scheme:dark){.bg{background:#15110c!important}.card{background:#221c15!important;border-color:#43392c!important}.ink{color:#f5ecdd!important}.soft{color:#cbbda8!important}.line{border-color:#43392c!important}.link{color:#8fd6b5!important}.due{background:#3a2f14!important}}`
/** A word without an end makes no letter wider than a phone. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word'

/** One column of 600 px, tables and inline styles: what mail programs agree on. */
export function letterHtml(letter: LetterContent): string {
  const { lang, shop, subject, opening, more, link, button, facts, lines, sums, due, foot } = letter
  const followed = `<a class="link" href="${safe(link)}" style="color:#0e5a43">${safe(link)}</a>`
  const p = (text: string) =>
    `<p class="ink" style="margin:0 0 14px;font-size:17px;line-height:1.6;color:#241c14;${breaks}">${link ? safe(text).replaceAll(safe(link), () => followed) : safe(text)}</p>`
  const paragraphs = opening
    .split(/\n\s*\n/)
    .map((each) => p(each).replace(/\n/g, '<br>'))
    .join('')
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${safe(subject)}</title><style>${dark}</style></head>
<body class="bg" style="margin:0;padding:0;background:#fbf6ec;${font}">
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbf6ec"><tr><td align="center" style="padding:0 0 24px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="background:#07362a;color:#fff4dc;padding:16px 20px;font-size:21px;font-weight:600;${breaks};${font}">${safe(shop)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e4d8c3;border-top:0;padding:22px 20px;${font}">
${paragraphs}${more.map(p).join('')}${button ? buttonHtml(button) : ''}
${rows(facts)}${lines.map((line) => lineHtml(line, letter.reviewLabel)).join('')}${rows(sums)}${due ? dueHtml(due) : ''}
</td></tr>
<tr><td class="soft" style="padding:16px 20px;font-size:14px;line-height:1.6;color:#5c5042;${breaks};${font}">${foot.map(safe).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`
}

function buttonHtml({ label, link }: { label: string; link: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 18px"><tr><td style="background:#0e5a43;border-radius:8px"><a href="${safe(link)}" style="display:inline-block;padding:12px 22px;color:#ffffff;font-size:17px;font-weight:600;text-decoration:none;${font}">${safe(label)}</a></td></tr></table>`
}

function rows(all: [string, string][]): string {
  if (all.length === 0) return ''
  const row = ([label, value]: [string, string]) =>
    `<tr><td class="soft" width="42%" valign="top" style="padding:6px 12px 6px 0;font-size:15px;color:#5c5042;${font}">${safe(label)}</td><td class="ink" align="right" valign="top" style="padding:6px 0;font-size:16px;font-weight:600;color:#241c14;${breaks};${font}">${safe(value)}</td></tr>`
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid #e4d8c3;margin:0 0 8px">${all.map(row).join('')}</table>`
}

function dueHtml([label, sum]: [string, string]): string {
  return `<table role="presentation" class="due" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fdf0cf;border-radius:8px"><tr><td class="ink" style="padding:12px 14px;font-size:17px;font-weight:600;color:#241c14;${font}">${safe(label)}</td><td class="ink" align="right" style="padding:12px 14px;font-size:24px;font-weight:700;white-space:nowrap;color:#241c14;${font}">${safe(sum)}</td></tr></table>`
}

function lineHtml({ text, note, sum, picture, link }: LetterLine, review: string): string {
  const photo = picture
    ? `<td width="64" valign="top" style="padding:10px 12px 10px 0"><img src="${safe(picture)}" width="64" height="64" alt="" style="display:block;border-radius:8px"></td>`
    : ''
  const toReview = link
    ? `<br><a class="link" href="${safe(link)}" style="color:#0e5a43">${safe(review)}</a>`
    : ''
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid #e4d8c3"><tr>${photo}<td class="ink" valign="top" style="padding:10px 12px 10px 0;font-size:16px;line-height:1.45;color:#241c14;${breaks};${font}">${safe(text)}<br><span class="soft" style="font-size:14px;color:#5c5042">${safe(note)}</span>${toReview}</td><td class="ink" align="right" valign="top" style="padding:10px 0;font-size:16px;font-weight:600;white-space:nowrap;color:#241c14;${font}">${safe(sum)}</td></tr></table>`
}

export function letterText(letter: LetterContent): string {
  const { opening, more, button, facts, lines, sums, due, foot, reviewLabel } = letter
  const pair = ([label, value]: [string, string]) => oneLine(`${label}: ${value}`)
  const blocks = [
    [opening, ...more.map(oneLine)],
    button ? [`${button.label}:`, button.link] : [],
    facts.map(pair),
    lines.flatMap(({ text, note, sum, link }) => [
      `- ${oneLine(text)}`,
      `  ${oneLine(note)} = ${sum}`,
      ...(link ? [`  ${reviewLabel}: ${link}`] : []),
    ]),
    sums.map(pair),
    due ? [pair(due)] : [],
    ['-- ', ...foot.map(oneLine)],
  ]
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')
}

/** What people typed begins no line of its own. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function safe(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
