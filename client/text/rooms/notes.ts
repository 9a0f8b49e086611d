/** The leftover test page of the spec. */
export const notes = {
  about: 'ফলের নাম ও ছোট ছোট নোট।',
}

export const en: typeof notes = {
  about: 'Names of fruit and short notes.',
}
