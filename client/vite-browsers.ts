/**
 * The oldest browsers of both pages: Chrome 87, of 2020, is the last one of many phones. Styles are
 * written for them; syntax of ES2022 in our scripts is within their reach, and
 * ui/state/built-ins.ts adds what they lack, which tests/production-build.test.ts checks.
 */
export const oldestBrowsers = ['chrome87', 'edge88', 'firefox98', 'safari16']
