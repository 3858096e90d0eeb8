/** The oldest of each line of Node that README.md names; newer ones in the line work as well. */
export const oldestNodes = ['20.19.0', '22.13.0', '24.0.0', '26.0.0'] as const

/** The newest line with long-term support, according to Node's schedule: since October 2026. */
export const recommendedLine = 26
