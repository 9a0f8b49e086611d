import type { Texts } from './bn'
import type { staff as bengali } from './bn-staff'
import { within } from './en-time'

export const staff: Pick<Texts, keyof typeof bengali> = {
  roles: { owner: 'Owner', manager: 'Manager', agent: 'Agent' },
  staff: {
    invite: 'New person',
    name: 'Name',
    login: 'Login',
    loginHint: 'Letters, digits and . _ @ + -',
    role: 'Role',
    active: 'Can sign in to the office',
    closed: 'Closed',
    totp: 'Two-step sign-in',
    invited: (time) => `Invited, link valid until ${within(time)}`,
    seen: (time) => `Last seen ${within(time)}`,
    tried: (n) => `${n} wrong passwords from unknown devices in an hour`,
    neverSeen: 'Not signed in now',
    change: 'Change',
    changeOf: (name) => `${name}: change`,
    makeLink: 'Make a link',
    link: 'Link',
    linkHint: (name) =>
      `Send this link to ${name}. It works once, within 48 hours, and is not shown again.`,
    close: 'Close the account',
    closeAsk: (name) =>
      `${name} is signed out everywhere and cannot sign in again. Others can take the orders in hand.`,
    reset: 'New link',
    resetAsk: (name) =>
      `${name} loses the password and two-step sign-in, and chooses a new one by the link.`,
    nowIs: (value) => `Somebody changed it meanwhile: ${value}`,
  },
}
