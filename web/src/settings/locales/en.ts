import type { Schemas } from '../../api/schemas.ts'

export interface Words {
  readonly title: string
  readonly contents: string
  readonly keep: string
  readonly kept: string
  readonly remove: string
  readonly make: string
  readonly password: string
  readonly passwordHint: string
  readonly profile: {
    readonly title: string
    readonly name: string
    readonly language: string
    readonly timeZone: string
    readonly mailHour: string
    readonly languageHint: string
    readonly timeZoneHint: string
    readonly mailHourHint: string
  }
  readonly browser: { readonly title: string; readonly keys: string; readonly atOnce: string }
  readonly mails: {
    readonly title: string
    readonly hint: string
    readonly kinds: Readonly<Record<'turns' | 'reminders' | 'messages' | 'table', string>>
    readonly when: Readonly<Record<'at-once' | 'daily' | 'off', string>>
    readonly lost: string
    readonly retry: string
    readonly hints: Readonly<Record<'turns' | 'reminders' | 'messages' | 'table', string>>
  }
  readonly push: {
    readonly title: string
    readonly hint: string
    readonly on: string
    readonly off: string
    readonly isOn: string
    readonly refused: string
    readonly unable: string
    readonly others: string
    readonly last: (when: string) => string
    readonly never: string
    readonly pushed: string
    readonly pushedTo: string
    readonly away: string
    readonly status: Readonly<Record<Schemas['Delivery']['status'], string>>
    /** Why something was not pushed, or waits; anything else as for a webhook. */
    readonly why: Readonly<
      Record<
        | 'refused'
        | 'redirect-not-followed'
        | 'gone'
        | 'timeout'
        | 'private-address'
        | 'unreachable'
        | Schemas['PushHeld'],
        string
      >
    >
  }
  readonly hours: {
    readonly title: string
    readonly hint: string
    readonly night: string
    readonly from: string
    readonly until: string
    readonly restDays: string
    readonly vacations: string
    readonly addVacation: string
    readonly byThemselves: string
    readonly remind: string
    readonly aWeek: (hours: number) => string
    readonly vacationLeft: (days: number) => string
    readonly nightHint: string
    readonly vacationHint: string
  }
  readonly address: {
    readonly title: string
    readonly current: string
    readonly next: string
    readonly change: string
    readonly keepAccess: string
    readonly email: string
    readonly changeEmail: string
    readonly mailed: string
    readonly changed: string
  }
  readonly sessions: {
    readonly title: string
    readonly current: string
    readonly used: (when: string) => string
    readonly end: string
    readonly everywhere: string
    readonly on: (browser: string, system: string) => string
    readonly program: (name: string) => string
  }
  readonly tokens: {
    readonly title: string
    readonly hint: string
    readonly add: string
    readonly name: string
    readonly may: string
    readonly scopes: Readonly<Record<'read' | 'play' | 'create', string>>
    readonly days: string
    readonly shownOnce: string
    readonly expires: (when: string) => string
    readonly never: string
  }
  readonly webhooks: {
    readonly title: string
    readonly hint: string
    readonly add: string
    readonly url: string
    readonly format: string
    readonly formats: Readonly<Record<'paquebot' | 'discord' | 'slack', string>>
    readonly test: string
    readonly tested: string
    readonly on: string
    readonly off: string
    readonly secret: string
    readonly change: string
    readonly posted: string
    readonly deliveries: string
    readonly readAgain: string
    readonly replay: string
    readonly status: Readonly<Record<Schemas['Delivery']['status'], string>>
    readonly faults: Readonly<Record<Schemas['DeliveryFault'], string>>
    readonly passwordHint: string
    readonly anotherSecret: string
    readonly anotherSecretHint: string
    readonly makeSecret: string
  }
  readonly calendar: {
    readonly title: string
    readonly hint: string
    readonly make: string
    readonly end: string
    readonly on: string
    readonly address: string
  }
  readonly people: {
    readonly title: string
    readonly blocked: string
    readonly muted: string
    readonly name: string
    readonly block: string
    readonly mute: string
    readonly nobody: string
  }
  readonly data: {
    readonly title: string
    readonly export: string
    readonly erase: string
    readonly eraseHint: string
  }
}

export const en: Words = {
  title: 'Settings',
  contents: 'Contents',
  keep: 'Save',
  kept: 'Saved.',
  remove: 'Delete',
  make: 'Make',
  password: 'Your password',
  passwordHint:
    'Wherever your password is asked for here, it shows that it is you. For 15 minutes after signing in, you may leave it empty.',
  profile: {
    title: 'You',
    name: 'Name, as others see it',
    language: 'Language of mails',
    timeZone: 'Time zone',
    mailHour: 'Hour of daily mails',
    languageHint: 'These pages use it too, unless you have chosen another language at the top.',
    timeZoneHint: 'Deadlines are shown, and your hours are kept, by its clock.',
    mailHourHint: 'What you want once a day arrives at this hour.',
  },
  browser: {
    title: 'In this browser',
    keys: 'The key N goes to the next match that waits for you',
    atOnce: 'A move that takes one touch and can be taken back is sent at once',
  },
  mails: {
    title: 'Mails',
    hint: 'What you are mailed about your matches, and when.',
    kinds: {
      turns: 'Your turns',
      reminders: 'Deadlines that are near',
      messages: 'Messages at the table',
      table: 'Everything else',
    },
    when: { 'at-once': 'at once', daily: 'once a day', off: 'never' },
    lost: 'Mails to your address came back. None are sent there now.',
    retry: 'Try again',
    hints: {
      turns: 'A match waits for your decision.',
      reminders: 'You have not decided yet. You set below how long before the deadline it comes.',
      messages: 'What others write to the table.',
      table: 'Beginnings and ends, proposals, disputes, seats that change.',
    },
  },
  push: {
    title: 'Notices on this device',
    hint: 'Your browser shows them, even when this page is closed, until you sign out. Daily ones come at the hour of your daily mails.',
    on: 'Switch on',
    off: 'Switch off',
    isOn: 'Your browser shows notices.',
    refused: 'Your browser shows no notices of this site. You can allow them in its settings.',
    unable:
      'This browser cannot show them. On an iPhone or iPad, add this page to the home screen, and open it from there.',
    others: 'Your other devices',
    last: (when) => `last ${when}`,
    never: 'nothing yet',
    pushed: 'What was pushed here',
    pushedTo: 'What was pushed there',
    away: 'taken away again',
    status: { pending: 'waits', delivered: 'handed over', failed: 'not pushed' },
    why: {
      refused: 'the push service answered with an error',
      'redirect-not-followed': 'the push service answered with an error',
      gone: 'the browser has ended it',
      timeout: 'the push service did not answer in time',
      'private-address': 'its address lies in a private network',
      unreachable: 'the push service could not be reached',
      'switched-off': 'you want none of this kind here',
      'decision-taken': 'you had already decided',
      'match-over': 'the match was over',
      'match-frozen': 'the match was frozen',
      daily: 'for the hour of your daily mails',
      'match-open': 'you had the match open',
    },
  },
  hours: {
    title: 'Hours and vacations',
    hint: 'While these last, your clocks stand still in all your matches.',
    night: 'Every night',
    from: 'from',
    until: 'until',
    restDays: 'Rest days',
    vacations: 'Vacations',
    addVacation: 'Add a vacation',
    byThemselves: 'Rather than miss a deadline, begin a week of vacation',
    remind: 'Remind me so many waking hours before a deadline (empty: never)',
    aWeek: (hours) => `Your clocks run ${hours} ${hours === 1 ? 'hour' : 'hours'} a week.`,
    vacationLeft: (days) => `Days of vacation left this year: ${days}.`,
    nightHint: 'Leave both empty for a clock that runs at night, too.',
    vacationHint: 'Whole days, the first and the last included.',
  },
  address: {
    title: 'Password and address',
    current: 'Current password',
    next: 'New password',
    change: 'Set the password',
    keepAccess: 'Tokens, webhooks and the calendar stay valid',
    email: 'New mail address',
    changeEmail: 'Change the address',
    mailed: 'A link is on its way to the new address.',
    changed: 'The password is set. All other sessions are over.',
  },
  sessions: {
    title: 'Where you are signed in',
    current: 'here',
    used: (when) => `used ${when}`,
    end: 'Sign out',
    everywhere: 'Sign out everywhere',
    on: (browser, system) => `${browser} on ${system}`,
    program: (name) => (name === '' ? 'a program' : `a program: ${name}`),
  },
  tokens: {
    title: 'Tokens for programs',
    hint: 'A bot or a program of yours signs in with a token.',
    add: 'Make a token',
    name: 'What it is for',
    may: 'What it may do',
    scopes: { read: 'see matches and your account', play: 'join and play', create: 'open matches and invite' },
    days: 'Days until it expires (empty: never)',
    shownOnce: 'Copy it now: it is shown only once.',
    expires: (when) => `expires ${when}`,
    never: 'never expires',
  },
  webhooks: {
    title: 'Webhooks',
    hint: 'Your notices, posted to an address: a chat, or a program of yours.',
    add: 'Make a webhook',
    url: 'Address',
    format: 'For',
    formats: { paquebot: 'a program (signed JSON)', discord: 'Discord', slack: 'Slack' },
    test: 'Test',
    tested: 'A test is on its way.',
    on: 'Switch on',
    off: 'Switch off',
    secret: 'Its secret, shown only once:',
    change: 'Change',
    posted: 'What was posted',
    deliveries: 'Show it',
    readAgain: 'Look again',
    replay: 'Post again',
    status: { pending: 'waits', delivered: 'posted', failed: 'could not be posted' },
    faults: {
      refused: 'the address answered with an error',
      'redirect-not-followed': 'the address leads to another one; enter that one',
      gone: 'the address said that it is gone',
      timeout: 'the address did not answer in time',
      'private-address': 'the address lies in a private network',
      unreachable: 'the address could not be reached',
      'webhook-off': 'the webhook was switched off',
      'account-unconfirmed': 'your account was not confirmed',
      'account-suspended': 'your account was suspended',
      'account-banned': 'your account was banned',
      'account-erased': 'your account was erased',
      fault: 'a fault of this server',
    },
    passwordHint: 'Only another address needs it, and only if you signed in more than 15 minutes ago.',
    anotherSecret: 'Another secret',
    anotherSecretHint: 'All that is posted after that is signed with the new secret, and no longer with the old one.',
    makeSecret: 'Make another secret',
  },
  calendar: {
    title: 'Calendar',
    hint: 'Your deadlines in a calendar program. Anybody who has the address sees them.',
    make: 'Make an address',
    end: 'End it',
    on: 'There is an address.',
    address: 'Add this address to your calendar; it is shown only once:',
  },
  people: {
    title: 'Blocked and muted',
    blocked: 'Blocked: you play no new match together',
    muted: 'Muted: you do not read their messages',
    name: 'Name',
    block: 'Block',
    mute: 'Mute',
    nobody: 'Nobody.',
  },
  data: {
    title: 'Your data',
    export: 'Download everything that is kept about you',
    erase: 'Erase the account',
    eraseHint: 'Your name, address and messages are erased for good. A bot plays on in your matches.',
  },
}
