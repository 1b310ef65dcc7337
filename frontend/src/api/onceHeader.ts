/** The header of what is done once, however often it is sent under its key. */
export const onceHeader = (key: string) => ({ 'idempotency-key': key });
