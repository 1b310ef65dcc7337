/** Under which a booking lies, by its public id. It stands for itself: every page's menu reads this file. */
export const guestKey = (id: string) => ['/api/guests', id] as const;
