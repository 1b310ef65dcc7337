import { Activity, lazy, Suspense, useState } from 'react';
import { panelId, tabId } from '../../features/host/DeskTabs';
import { Waiting } from '../../ui/Waiting';
import { TabNotGiven } from './TabNotGiven';
import { type DeskTab, TABS } from './tabs';

const PANELS = new Map(TABS.map(({ id, load }) => [id, lazy(load)]));
const reload = () => window.location.reload();

interface Props {
  /** Those that the host may see. */
  tabs: readonly DeskTab[];
  chosen: string;
}

/** The chosen tab's panel. Those that were open before wait hidden and keep what is typed in them. */
export function DeskPanels({ tabs, chosen }: Props) {
  const [opened, setOpened] = useState<readonly string[]>([chosen]);
  if (!opened.includes(chosen)) setOpened([...opened, chosen]);
  const seen = new Set(tabs.map(({ id }) => id));
  if (!seen.has(chosen)) return <TabNotGiven id={chosen} />;

  // What a right was taken from goes with all that stands in it.
  return opened
    .filter((id) => seen.has(id))
    .map((id) => {
      const Panel = PANELS.get(id);
      return (
        Panel && (
          <div key={id} role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} hidden={id !== chosen}>
            <Activity mode={id === chosen ? 'visible' : 'hidden'}>
              <Suspense fallback={<Waiting height="30rem" onRetry={reload} />}>
                <Panel />
              </Suspense>
            </Activity>
          </div>
        )
      );
    });
}
