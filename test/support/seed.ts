/**
 * With TEST_SEED all random tests are the same in every run. CI takes it from the commit, so that a run can be repeated;
 * by hand each run draws its own.
 */
const seed = process.env.TEST_SEED

if (seed !== undefined) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })
}
