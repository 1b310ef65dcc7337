import { useEffect, useState } from 'react';
import { dayAnchor } from './dayAnchor';

// A line a third down the window: the day that lies across it is the one that is read.
const READING_LINE = '-33% 0px -66% 0px';

/** The id of the section of the day that is being read, or null before the first and after the last of so many days. */
export function useDayInView(days: number): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          setCurrent((id) => (isIntersecting ? target.id : id === target.id ? null : id));
        }
      },
      { rootMargin: READING_LINE },
    );
    for (let number = 1; number <= days; number++) {
      const section = document.getElementById(dayAnchor(number));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [days]);

  return current;
}
