/** The oldest of each line of Node that README.md names; what is newer in the line will do as well. */
export const oldestNodes = ['20.19.0', '22.13.0', '24.0.0', '26.0.0'] as const

/** The newest line with long-term support, by the schedule of Node's releases: since October 2026. */
export const recommendedLine = 26
