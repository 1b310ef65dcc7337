import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A part of a page whose script comes apart from the page's own. */
interface Later<Props> {
  Part: ComponentType<Props>;
  /** Has the script fetched before the part is drawn. */
  fetch: () => Promise<unknown>;
}

interface InItsPlace<Props> {
  /** Stands there until the script is here, as large as the part. */
  Wait?: ComponentType<NoInfer<Props>>;
  /** Stands there when the script cannot be fetched: without it the page is lost. */
  Lost?: ComponentType<NoInfer<Props>>;
}

/**
 * Takes a part's script out of the page's. Where it has been fetched by the time the part is drawn, the part is there at
 * once: `lazy` alone shows nothing first, and React leaves that standing for a third of a second.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Wait, Lost }: InItsPlace<Props> = {},
): Later<Props> {
  let Here: ComponentType<Props> | null = null;
  const fetch = async () => {
    const script = await load();
    Here = script.default;
    return script;
  };
  const fetchOrNot = () => (Lost ? fetch().catch(() => ({ default: Lost })) : fetch());
  const lateOne = () => lazy(fetchOrNot) as unknown as ComponentType<Props>;

  function Part(props: Props) {
    // The same while it is drawn: with another it would begin anew. Where it could not be fetched the next one asks again.
    const [Drawn] = useState(() => Here ?? lateOne());
    return (
      <Suspense fallback={Wait ? <Wait {...props} /> : null}>
        <Drawn {...props} />
      </Suspense>
    );
  }
  return { Part, fetch };
}
