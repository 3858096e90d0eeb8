/** The slice that owns each table: only it names the table. */
export const owners: Readonly<Record<string, string>> = {
  accounts: 'accounts',
  sessions: 'accounts',
  name_looks: 'accounts',
  sign_in_networks: 'accounts',
  password_guesses: 'accounts',
  access_tokens: 'accounts',
  mail_tokens: 'accounts',
  match_passes: 'accounts',
  blocks: 'accounts',
  mutes: 'accounts',
  person_reports: 'accounts',
  matches: 'matches',
  participants: 'matches',
  invitations: 'matches',
  wishes: 'matches',
  proposals: 'matches',
  standing_orders: 'matches',
  entries: 'matches',
  archived_journals: 'matches',
  decisions: 'matches',
  messages: 'matches',
  message_reports: 'matches',
  notes: 'matches',
  read_marks: 'matches',
  presences: 'matches',
  clock_beat: 'matches',
  origins: 'matches',
  archived_origins: 'matches',
  disputes: 'disputes',
  dispute_comments: 'disputes',
  studies: 'studies',
  study_nodes: 'studies',
  notices: 'notices',
  webhooks: 'notices',
  deliveries: 'notices',
  push_subscriptions: 'notices',
  caught_mails: 'notices',
  refused_invitations: 'notices',
  ratings: 'people',
  rating_changes: 'people',
  statistics: 'people',
  seat_statistics: 'people',
  keyed_requests: 'platform',
  signing_keys: 'platform',
  audit_records: 'platform',
}
interface Exception {
  readonly why: string
  /** The tables of other slices that a file names. */
  readonly places: Readonly<Record<string, readonly string[]>>
}

/** Where a table is named outside its slice, and why. The list only ever gets shorter. */
export const exceptions: readonly Exception[] = [
  {
    why: 'The outbox: slices queue by it, and the platform knows no slice.',
    places: {
      'platform/queue-notices.ts': ['notices'],
    },
  },
  {
    why: 'An administrator’s name is read with the record of their act, and the platform knows no slice.',
    places: {
      'platform/audit/stored.ts': ['accounts'],
    },
  },
]
