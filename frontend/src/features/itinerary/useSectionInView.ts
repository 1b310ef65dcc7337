import { useEffect, useState } from 'react';

// A line a third down the window: the section that lies across it is the one that is read.
const READING_LINE = '-33% 0px -66% 0px';

/** The id of the section that is being read, or null before the first and after the last. `ids` must not change. */
export function useSectionInView(ids: readonly string[]): string | null {
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
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
