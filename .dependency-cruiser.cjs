// The arrows of docs/architecture.md: main -> slices -> journal -> games. Slices may use the platform.
const slices = 'accounts|matches|disputes|studies|lessons|notices|people'
/** The rooms of each slice, from the bottom up: each imports those before it alone. */
const rooms = {
  accounts:
    'names credentials record blocking reporting identity registration sessions own-data profile administration',
  matches:
    'time record archive deadlines reliability access commit wire playing talk lobby scheduler substitutes orders proposals wishes replay stream own-data routes',
  disputes: 'record effects looks importing audit-log raising ruling',
  studies: 'wire routes',
  notices:
    'record bounces links locales stream calendar deliveries letters pages inbox mails facts transport outbox webhooks push posting',
  platform: 'problems metrics threads database traces http audit',
}
/** The rooms of the client, likewise. */
const roomsOfClient =
  'words offline api push ui sign-in games boards match rules people replay studies lessons settings administration home'
/** No room imports one that comes after it, and each has its place. */
const inOrder = (folder, names, where, beside) => [
  ...names.split(' ').map((room, place, all) => ({
    name: `${folder}/${room}-on-rooms-below`,
    comment: `The order of the rooms in ${where}.`,
    severity: 'error',
    from: { path: `^${folder}/${room}/` },
    to: { path: `^${folder}/`, pathNot: [`^${folder}/(${all.slice(0, place + 1).join('|')})/`, ...beside] },
  })),
  {
    name: `${folder}-has-rooms-in-order`,
    comment: `A new room gets a place in ${where}, too.`,
    severity: 'error',
    from: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${names.replaceAll(' ', '|')})/` },
    to: {},
  },
]
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: '^src/', pathNot: [`^src/(${allowed})`] },
})

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    only('games-alone', 'games', 'games/', 'Rules know nothing but rules.'),
    only('journal-on-games', 'journal', 'journal/|games/', 'The engine knows games, and nothing of servers.'),
    only('platform-below', 'platform', 'platform/|generated/|games/kit/', 'The platform knows no slice.'),
    only('accounts', 'accounts', 'accounts/|platform/|generated/|games/kit/', 'Accounts know no other slice.'),
    only(
      'matches',
      'matches',
      'matches/|accounts/|platform/|generated/|journal/|games/',
      'Matches stand on the journal, and are played by accounts.',
    ),
    only(
      'notices',
      'notices',
      'notices/|accounts/|matches/|disputes/|platform/|generated/|journal/|games/',
      'Notices speak of matches and their disputes.',
    ),
    only(
      'mails-of-facts',
      'notices/mails',
      'notices/(mails/|locales/|letters/letter.ts|links/requests.ts)',
      'What a mail says is a function of facts; `notices/facts` reads them.',
    ),
    only(
      'disputes',
      'disputes',
      'disputes/|accounts/|matches/|platform/|generated/|journal/|games/',
      'Disputes look into matches.',
    ),
    only(
      'studies',
      'studies',
      'studies/|accounts/|matches/|platform/|generated/|journal/|games/',
      'Studies begin with matches.',
    ),
    only('lessons', 'lessons', 'lessons/|matches/|platform/|journal/|games/', 'Lessons are played like matches.'),
    only(
      'people',
      'people',
      'people/|accounts/|matches/|platform/|generated/|journal/|games/',
      'Ratings come of matches.',
    ),
    only('cli', 'cli', `cli/|main|serve|work|(${slices})/|platform/|journal/|games/`, 'The command line is a caller.'),
    ...slices.split('|').map((slice) => ({
      name: `through-the-door-of-${slice}`,
      comment:
        'A slice has one door. A job for another thread and a command go past it: they load only what they compute with.',
      severity: 'error',
      from: { path: '^src/', pathNot: [`^src/(${slice}|cli)/`, '-jobs?\\.ts$'] },
      to: { path: `^src/${slice}/`, pathNot: [`^src/${slice}/index.ts$`] },
    })),
    ...Object.entries(rooms).flatMap(([slice, names]) =>
      // These two rest on files beside their rooms.
      inOrder(`src/${slice}`, names, 'the list of rooms', ['^src/(platform|studies)/[^/]+$']),
    ),
    ...inOrder('web/src', roomsOfClient, 'docs/client.md', []),
    {
      name: 'client-knows-the-document-alone',
      comment: 'The client for browsers proves that the public API is enough for anybody’s client.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^[^/]+/', pathNot: ['^web/', '^node_modules/', '^openapi/generated/'] },
    },
    {
      name: 'boards-know-no-rooms',
      comment: 'A board draws a view and names its pieces: it knows nothing of the table around it.',
      severity: 'error',
      from: { path: '^web/src/boards/' },
      to: { path: '^web/', pathNot: ['^web/src/(boards|ui|words|api/schemas)'] },
    },
    {
      name: 'one-game-knows-no-other',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/', pathNot: '^src/games/(kit|playout)/' },
      to: { path: '^src/games/([^/]+)/', pathNot: ['^src/games/$1/', '^src/games/(kit|playout)/'] },
    },
    {
      name: 'pure-rooms-import-little',
      comment:
        'Rules, engine and mails import zod, node:crypto and the canonical-JSON package, and nothing else from outside.',
      severity: 'error',
      from: { path: '^src/(games|journal|notices/mails)/' },
      to: { pathNot: ['^src/', '^node_modules/(zod|safe-stable-stringify)/', '^crypto$'] },
    },
    {
      name: 'only-declared',
      comment: 'What is imported stands in package.json.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined', 'npm-dev'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/generated/' },
  },
}
