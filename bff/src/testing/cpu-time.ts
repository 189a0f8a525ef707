/** For how many milliseconds work computed: on a busy machine, the clock on the wall tells nothing of it. */
export function cpuTimeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
