import { createHash } from 'node:crypto'
import type { Choice } from '#contract/shop'
import { escapeHtml, frameCss, inFrame, type Reader, type Sentence } from './page-frame-html.ts'

export type { Reader, Sentence }

type Link = { href: string; label: Sentence; isQuiet?: boolean }

const css = `*{box-sizing:border-box}body{display:flex;flex-direction:column;min-height:100vh;margin:0;background:#fbf6ec;color:#241c14;font:400 17px/1.6 "Hind Siliguri","Noto Sans Bengali","Nirmala UI","Bangla Sangam MN",system-ui,sans-serif}main{flex:1;width:100%;max-width:440px;margin:32px auto 0;padding:0 16px}main section{background:#fff;border:1px solid #e4d8c3;border-radius:12px;padding:22px 20px}h1{margin:0 0 12px;font-size:24px;line-height:1.35;font-weight:600}p{margin:0 0 14px}label{display:block;margin:14px 0 4px;font-weight:600}main span{display:block;color:#5c5042;font-size:15px;font-weight:400}input{width:100%;min-height:48px;padding:0 14px;border:1.5px solid #8c7b62;border-radius:8px;font:inherit;color:inherit;background:#fff}input[readonly]{background:#f4ecdc;border-color:#e4d8c3}button,main a{display:block;width:100%;min-height:48px;margin-top:20px;padding:8px 16px;border:0;border-radius:8px;background:#0e5a43;color:#fff;font:inherit;font-weight:600;line-height:1.35;text-align:center;text-decoration:none}button span,main a span{color:#e4f0e8}main a.quiet{background:none;color:#0e5a43;text-decoration:underline}main a.quiet span{color:#5c5042}.typed{font-weight:600;overflow-wrap:anywhere}:focus-visible{outline:3px solid #0e5a43;outline-offset:2px}.odd{padding:10px 14px;border-radius:8px;background:#fbe9e4;color:#8f2417}.odd span{color:#8f2417}${frameCss}.strip :focus-visible,footer :focus-visible{outline-color:#f2b134}`

export const resetPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const title: Sentence = ['নতুন পাসওয়ার্ড', 'New password']

/** The account stands there: for people with two of them, and for programs that keep passwords. */
export function formPage(reader: Reader, { email }: { email: string }, odd?: Sentence): string {
  const { choice } = reader
  const account: Sentence = ['অ্যাকাউন্টের ইমেইল', 'Email of the account']
  return page(
    reader,
    title,
    `${odd ? `<p class="odd" role="alert">${say(choice, odd)}</p>` : ''}<form method="post">${[
      `<label for="username">${say(choice, account)}</label><input id="username" type="email" autocomplete="username" value="${escapeHtml(email).replaceAll('"', '&quot;')}" readonly>`,
      field(choice, 'password', [
        'নতুন পাসওয়ার্ড, ৮ অক্ষর বা বেশি',
        'New password, 8 characters or more',
      ]),
      field(choice, 'password_confirmation', ['আরেকবার লিখুন', 'The same once more']),
    ].join('')}<button>${say(choice, ['পাসওয়ার্ড সেট করুন', 'Set the password'])}</button></form>`,
  )
}

export function donePage(reader: Reader): string {
  return sentencePage(
    reader,
    ['সব ডিভাইস থেকে লগআউট করা হয়েছে।', 'You are logged out on all devices.'],
    {
      heading: ['পাসওয়ার্ড বদলানো হয়েছে', 'Your password is changed'],
      links: [{ href: '/login', label: ['লগইন করুন', 'Log in'] }],
    },
  )
}

export function sentencePage(
  reader: Reader,
  sentence: Sentence,
  { heading = title, links = [] }: { heading?: Sentence; links?: Link[] } = {},
): string {
  return page(reader, heading, `<p>${say(reader.choice, sentence)}</p>${anchors(reader, links)}`)
}

export const toForgot: Link = { href: '/forgot', label: ['নতুন লিংক নিন', 'Get a new link'] }
export const toLogin: Link = {
  href: '/login',
  label: ['লগইন পাতায় যান', 'Go to log in'],
  isQuiet: true,
}

/** Said of what was typed, so that it tells nothing about accounts. */
export function askedOftenPage(reader: Reader & { phone: string | undefined }): string {
  const { phone } = reader
  const [call, callEn] = phone
    ? [` না পেলে ${phone} নম্বরে ফোন করুন।`, ` If there is none, please call ${phone}.`]
    : ['', '']
  return sentencePage(
    reader,
    [
      `গত ১ ঘণ্টায় কয়েকবার লিংক চাওয়া হয়েছে। অ্যাকাউন্ট থাকলে শেষ মেইল বা মেসেজের লিংকটি এখনো কাজ করে, স্প্যাম ফোল্ডারও দেখুন।${call}`,
      `A link was requested several times within the last hour. If there is an account, the link of the newest mail or message still works; please look among spam too.${callEn}`,
    ],
    { heading: forgotTitle, links: [toLogin] },
  )
}

export function tooManyPage(reader: Reader & { phone: string | undefined }): string {
  const { phone } = reader
  const sentence: Sentence = phone
    ? [
        `কিছুক্ষণ পরে আবার চেষ্টা করুন, অথবা ${phone} নম্বরে ফোন করুন।`,
        `Please try again later, or call ${phone}.`,
      ]
    : ['কিছুক্ষণ পরে আবার চেষ্টা করুন।', 'Please try again later.']
  const heading: Sentence = ['অনেকবার চেষ্টা হয়েছে', 'Too many tries']
  return sentencePage(reader, sentence, { heading, links: [toLogin] })
}

export const forgotTitle: Sentence = ['পাসওয়ার্ড ভুলে গেছেন?', 'Forgot password?']

export function forgotPage({ choice, ...reader }: Reader, takesNumbers: boolean): string {
  const label: Sentence = takesNumbers
    ? ['ইমেইল বা মোবাইল নম্বর', 'Email or mobile number']
    : ['ইমেইল', 'Email']
  const lead: Sentence = takesNumbers
    ? [
        'অ্যাকাউন্টের ইমেইল, বা সেভ করা ঠিকানার মোবাইল নম্বর লিখুন। নতুন পাসওয়ার্ড দেওয়ার লিংক পাঠাব।',
        'Enter the email of your account, or the mobile number of its saved address. We will send a link to set a new password.',
      ]
    : [
        'যে ইমেইল দিয়ে অ্যাকাউন্ট খুলেছিলেন সেটি লিখুন। নতুন পাসওয়ার্ড দেওয়ার লিংক পাঠাব।',
        'Enter the email of your account. We will send a link to set a new password.',
      ]
  const kind = takesNumbers
    ? 'type="text" autocomplete="username"'
    : 'type="email" autocomplete="username"'
  return page(
    { choice, ...reader },
    forgotTitle,
    `<p>${say(choice, lead)}</p><form method="post"><label for="to">${say(choice, label)}</label><input id="to" name="to" ${kind} maxlength="254" required><button>${say(choice, ['লিংক পাঠান', 'Send the link'])}</button></form>${anchors({ choice }, [toLogin])}`,
  )
}

/** `typed` stands there, so that a wrong letter is noticed. */
export function sentPage(reader: Reader, takesNumbers: boolean, typed: string): string {
  const [of, ofEn] = takesNumbers
    ? ['এই ইমেইল বা নম্বরে', 'this email or number']
    : ['এই ইমেইলে', 'this email']
  const sentence: Sentence = [
    `${of} অ্যাকাউন্ট থাকলে কয়েক মিনিটের মধ্যে একটি লিংক যাবে। মেইল না পেলে স্প্যাম ফোল্ডারও দেখুন। লিংকটি ১ ঘণ্টা কাজ করবে; এই সময়ের মধ্যে আগে পাওয়া লিংকও কাজ করে।`,
    `If there is an account with ${ofEn}, a link comes within a few minutes. If you see no mail, please look among spam too. The link works for 1 hour, and so does one that came before within that time.`,
  ]
  const repeated = typed && `<p class="typed" translate="no"><bdi>${escapeHtml(typed)}</bdi></p>`
  const again: Sentence = ['ভুল লিখেছেন? আবার লিখুন', 'Typed it wrong? Type it again']
  const links = [{ href: '/forgot', label: again, isQuiet: true }, toLogin]
  const said = `<p>${say(reader.choice, sentence)}</p>`
  return page(reader, forgotTitle, `${repeated}${said}${anchors(reader, links)}`)
}

function field(choice: Choice, name: string, label: Sentence): string {
  return `<label for="${name}">${say(choice, label)}</label><input id="${name}" name="${name}" type="password" autocomplete="new-password" minlength="8" maxlength="256" required>`
}

function page(reader: Reader, heading: Sentence, content: string): string {
  const { choice } = reader
  const [bn, en] = heading
  const title = { none: heading.join(' · '), bn, en }[choice]
  return `<!doctype html><html lang="${choice === 'en' ? 'en' : 'bn'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${css}</style></head><body>${inFrame(reader, `<main><section><h1>${say(choice, heading)}</h1>${content}</section></main>`)}</body></html>`
}

function anchors({ choice }: Pick<Reader, 'choice'>, links: Link[]): string {
  return links
    .map(({ href, label, isQuiet }) => {
      return `<a href="${href}"${isQuiet ? ' class="quiet"' : ''}>${say(choice, label)}</a>`
    })
    .join('')
}

function say(choice: Choice, [bn, en]: Sentence): string {
  return { none: `${bn}<span lang="en">${en}</span>`, bn, en }[choice]
}
