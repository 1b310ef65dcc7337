import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatCount } from '../../lib/numbers';
import styles from './DeskTabs.module.css';
import { tabByKey } from './tabKeys.rules';

interface Props {
  /** `waiting` is how much waits there for the host. */
  tabs: readonly { id: string; word: string; waiting?: number }[];
  chosen: string;
  /** `byKey`: with the arrows, which step past other tabs on their way. */
  onChoose: (id: string, byKey: boolean) => void;
}

export const tabId = (id: string) => `desk-tab-${id}`;
export const panelId = (id: string) => `desk-panel-${id}`;

/** The tabs of the desk: arrows, Home and End move along them; on a narrow window they scroll sideways. */
export function DeskTabs({ tabs, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = document.getElementById(tabId(chosen));
    if (list.current && tab) {
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [chosen]);

  const moveByKey = (event: KeyboardEvent) => {
    const next = tabByKey(
      tabs.map(({ id }) => id),
      chosen,
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    onChoose(next, true);
    document.getElementById(tabId(next))?.focus();
  };

  // A tab that went while it was open: the keyboard comes in by the first.
  const stop = tabs.some(({ id }) => id === chosen) ? chosen : tabs[0]?.id;

  return (
    <div className={styles.frame}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label="Host dashboard">
        {tabs.map(({ id, word, waiting = 0 }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            className={styles.tab}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? panelId(id) : undefined}
            tabIndex={id === stop ? 0 : -1}
            onClick={() => onChoose(id, false)}
            onKeyDown={moveByKey}
          >
            {word}
            {waiting > 0 && (
              <span className={styles.waiting}>
                {formatCount(waiting)}
                <span className="visually-hidden"> waiting</span>
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
