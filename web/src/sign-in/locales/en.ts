export const en = {
  email: 'Mail address',
  password: 'Password',
  name: 'Name',
  nameHint: 'The name that others see.',
  passwordHint: 'At least 10 characters; a sentence is good.',
  mailLink: 'Mail me a link instead',
  linkMailed: 'If this address has an account, a link is on its way. It works once.',
  noAccount: 'No account yet?',
  haveAccount: 'Already have an account?',
  signedUp: (address: string) => `A mail is on its way to ${address}. Open its link, and your account is ready.`,
  links: {
    confirm: {
      title: 'Confirm your address',
      button: 'Confirm',
      done: 'Your address is confirmed. You can sign in now.',
      over: 'If you have used it before, your account is ready: sign in. Otherwise sign up again with the same address, and a new link is mailed.',
    },
    signIn: {
      title: 'Sign in',
      button: 'Sign in',
      over: 'A link works once, and for a short time. You can have a new one mailed.',
    },
    changeAddress: {
      title: 'Confirm your new address',
      button: 'Confirm',
      done: 'From now on, mails go to the new address.',
      over: 'If you have used it before, the new address is yours. Otherwise ask for it again in the settings.',
    },
  },
  linkLost: 'This link is not complete. Copy the whole link from the mail.',
  newLink: 'Have a new link mailed',
  again: 'Sign up again',
  notCome:
    'No mail? Look into the spam folder. If the address is wrong, or the mail does not come, sign up again: with the same address it is sent anew.',
  linkOver: 'This link no longer works',
  needed: {
    toSeeMatch: 'Sign in or sign up to see this match',
    says: 'This needs an account, which takes a minute. Afterwards you come straight back here.',
  },
}

export type Words = typeof en
