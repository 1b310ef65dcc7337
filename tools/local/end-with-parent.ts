/**
 * Node's flags for a child that must not outlive us: when its line to us closes, it has `graceMs` to shut down by its
 * own means, and then ends.
 */
export function endWithParent(graceMs: number): string[] {
  const onClose = `setTimeout(()=>process.exit(1),${graceMs}).unref()`;
  const module = `process.once("disconnect",()=>${graceMs ? onClose : 'process.exit()'});process.channel.unref()`;
  return ['--import', `data:text/javascript,${module}`];
}
