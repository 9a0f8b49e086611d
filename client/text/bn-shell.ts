/** Header, footer, menus and what stands around every screen. */
export const shell = {
  switchLabel: 'ভাষা',
  announcement: 'ঘোষণা',
  pause: 'লেখা থামান',
  play: 'লেখা চালু করুন',
}
