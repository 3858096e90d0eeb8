export const en = {
  rules: 'Rules',
  reference: 'Reference',
  lesson: 'Learn by playing',
  game: 'Players and statistics',
  ways: 'About this game',
  contents: 'Contents',
  ours: 'In our own words. The numbers are those that the server plays by.',
  lookUp: 'See the reference',
  find: 'Find',
  group: 'Which',
  goods: 'Goods',
  anyGoods: 'All',
  makes: 'Makes',
  takes: 'Takes',
  onlyHouse: 'Only values of our own',
  found: (count: number, all: number) => `${count} of ${all}`,
  none: 'Nothing fits.',
  linkTo: (name: string) => `Link to ${name}`,
  others: 'What else there is on the table',
  unexplained: 'The rules of this game are not written down here yet.',
}

export type Words = typeof en
