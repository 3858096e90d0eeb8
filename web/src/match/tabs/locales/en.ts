/** The texts of story and talk, and of what one does about a player. */
export const en = {
  player: {
    hint: 'Mute: you no longer see what they write. Block: you are not brought together in new matches.',
    mute: 'Mute',
    muted: 'You no longer see what they write.',
    unmute: 'Unmute',
    block: 'Block',
    unblock: 'Unblock',
    blocked: 'You are not brought together in new matches.',
    inSettings: 'Your settings list everybody whom you mute or block.',
    why: 'What is wrong? The administrators alone read it.',
    report: 'Report to the administrators',
    reported: 'Reported. An administrator looks at it.',
  },
  story: {
    more: (version: number) => `More about entry ${version}`,
    replay: 'Replay',
    replayFrom: (version: number) => `Replay from entry ${version}`,
    dispute: 'Dispute this',
    backTo: 'Ask to take back to here',
    backToHint: 'If all others agree, everything after this entry is taken back.',
    /** The name of the tab follows. */
    asked: 'You asked for it. The others answer in the tab',
    raised: 'The dispute is raised. It stands in the tab',
  },
  talk: {
    none: 'Nobody has said anything yet.',
    write: 'Write to the table',
    send: 'Send message',
    hidden: { muted: 'by somebody whom you muted', withdrawn: 'withdrawn', moderated: 'hidden by an administrator' },
    somebody: 'somebody',
    report: 'Report',
    why: 'What is wrong with it?',
    reported: 'Reported. An administrator looks at it.',
    withdraw: 'Withdraw',
    notes: 'Your notes',
    notesHint: 'Nobody else sees them.',
    keep: 'Save',
    kept: 'Saved.',
    keptElsewhere: 'Meanwhile, this was saved elsewhere. “Save” replaces it with your text.',
    readBy: (names: string) => `read by ${names}`,
    earlier: 'Earlier messages',
  },
}

export type Words = typeof en
