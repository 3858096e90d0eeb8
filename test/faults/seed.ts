/**
 * The seed of the random tests of faults: that of the run, or of `FAULTS_SEED`. It decides what clients do and what is
 * broken when, not how fast.
 */
export const seed = Number(process.env.FAULTS_SEED ?? process.env.TEST_SEED ?? Math.floor(Math.random() * 1e9))
