import { Activity, lazy, Suspense, useState } from 'react';
import { panelId, tabId } from '../../features/host/DeskTabs';
import { Waiting } from '../../ui/Waiting';
import { TABS } from './tabs';

const PANELS = new Map(TABS.map(({ id, load }) => [id, lazy(load)]));
const reload = () => window.location.reload();

/** The chosen tab's panel. Those that were open before wait hidden and keep what is typed in them. */
export function DeskPanels({ chosen }: { chosen: string }) {
  const [opened, setOpened] = useState<readonly string[]>([chosen]);
  if (!opened.includes(chosen)) setOpened([...opened, chosen]);

  return opened.map((id) => {
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
