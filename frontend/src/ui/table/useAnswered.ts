import { useState } from 'react';

/**
 * What the rows on the screen answer: while those of another search are still on their way, it is the search before.
 * A table shows the rows of another search at once, and must not take the late ones for news.
 */
export function useAnswered<T>(asked: T, isSettled: boolean): T {
  const [answered, setAnswered] = useState(asked);
  if (isSettled && answered !== asked) setAnswered(asked);
  return isSettled ? asked : answered;
}
