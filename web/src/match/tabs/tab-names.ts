export const tabs = ['board', 'moves', 'story', 'talk', 'match'] as const
/** `board`: only on narrow screens, where the board takes turns with the other tabs. */
export type Tab = (typeof tabs)[number]
export const isTab = (text: string): text is Tab => tabs.some((tab) => tab === text)
