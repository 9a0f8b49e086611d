import type { Texts } from './bn'
import type { staff as bengali } from './bn-staff'

export const staff: Pick<Texts, keyof typeof bengali> = {
  roles: { owner: 'Owner', manager: 'Manager', agent: 'Agent' },
  staff: {
    invite: 'New person',
    name: 'Name',
    login: 'Login',
    loginHint: 'Letters, digits and . _ @ + -',
    role: 'Role',
    active: 'May enter the office',
    closed: 'Closed',
    totp: 'Two factors',
    invited: (time) => `Invited until ${time}`,
    seen: (time) => `Last seen ${time}`,
    tried: (n) => `${n} wrong passwords from strange devices within an hour`,
    neverSeen: 'Signed in nowhere now',
    change: 'Change',
    changeOf: (name) => `${name}: change`,
    makeLink: 'Make a link',
    link: 'Link',
    linkHint: (name) => `Send this link to ${name}. It works once and is not shown again.`,
    reset: 'New link',
    resetAsk: (name) =>
      `Password and second factor of ${name} are taken away; the new link lets in again.`,
    nowIs: (value) => `Somebody changed it meanwhile: ${value}`,
  },
}
