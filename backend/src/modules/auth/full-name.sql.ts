/** Somebody's name in a statement, and where none is kept what they log in by. `users` is the table or its alias there. */
export const fullNameOf = (users: string): string =>
  `COALESCE(NULLIF(trim(concat_ws(' ', ${users}.first_name, ${users}.last_name)), ''), ${users}.username)`;
