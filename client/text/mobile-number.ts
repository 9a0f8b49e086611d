/** A mobile number as typed, without spaces and dashes, in ASCII digits; +88 and 88 dropped from a local one. */
export function normaliseMobileNumber(typed: string): string {
  const plain = typed
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[\s\-‐-―]/g, '')
  return plain.replace(/^(?:\+?88)(?=01[3-9]\d{8}$)/, '')
}

/** The server's own rule: foreign numbers pass, so this is never stricter than it. */
export function isMobileNumber(typed: string): boolean {
  return /^\+?\d{7,15}$/.test(normaliseMobileNumber(typed))
}

/** Whether a courier in Bangladesh would expect this form; others earn a remark, not a refusal. */
export function isLocalMobileNumber(typed: string): boolean {
  return /^01[3-9]\d{8}$/.test(normaliseMobileNumber(typed))
}
