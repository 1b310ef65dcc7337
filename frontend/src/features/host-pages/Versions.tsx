import { useState } from 'react';
import type { PageVersion } from '../../../../backend/contracts/trip-pages';
import { sentenceOf } from '../../api/errors';
import { formatOwnTime } from '../../lib/time/ownTime';
import { AskDialog } from '../../ui/AskDialog';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import styles from './PageForm.module.css';

interface Props {
  /** The newest first; that is what is saved now. */
  versions: readonly PageVersion[];
  /** Whether the form holds what would be gone. */
  holdsNew: () => boolean;
  isReading: boolean;
  problem: unknown;
  onShow: (version: number) => void;
}

const PREFIX = 'version-';
const wordsOf = ({ version, savedAt, savedBy }: PageVersion) =>
  [`Version ${version}`, formatOwnTime(savedAt), savedBy].filter(Boolean).join(', ');

/** What was saved before, to be looked at and brought back. */
export function Versions({ versions, holdsNew, isReading, problem, onShow }: Props) {
  const [, ...earlier] = versions;
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  // Keys that are numbers would not keep their order.
  const names = Object.fromEntries(earlier.map((one) => [`${PREFIX}${one.version}`, wordsOf(one)]));
  const meant = earlier.find(({ version }) => `${PREFIX}${version}` === chosen) ?? earlier[0];
  if (!meant) return <Panel title="Earlier versions" empty={<p>There is none yet.</p>} />;
  const show = () => {
    setAsking(false);
    onShow(meant.version);
  };
  return (
    <Panel title="Earlier versions">
      <div className={styles.choose}>
        <Choice isSmall label="Version" names={names} value={chosen} onChange={setChosen} />
        <Button
          tone="quiet"
          size="portal"
          isOff={isReading}
          onClick={() => (holdsNew() ? setAsking(true) : show())}
        >
          {isReading ? 'One moment...' : 'Look at it'}
        </Button>
        {problem !== null && <ErrorNote>{sentenceOf(problem)}</ErrorNote>}
      </div>
      {isAsking && (
        <AskDialog
          title={`Look at version ${meant.version}?`}
          confirmWord="Look at it"
          closeWord="Stay here"
          onConfirm={show}
          onClose={() => setAsking(false)}
        >
          <p>What you changed here is not saved yet and would be gone.</p>
        </AskDialog>
      )}
    </Panel>
  );
}
