import { lazy, Suspense } from 'react';
import { useProofAsked } from '../api/proof';

const loadDialog = async () => (await import('./formPages')).loadProofDialog();
const ProofDialog = lazy(loadDialog);
const Theme = lazy(async () => (await Promise.all([import('../ui/MuiTheme'), loadDialog()]))[0]);

/** Asks who is there wherever the server wants to know it before it goes on. */
export function ProofAsker() {
  const isAsked = useProofAsked();
  return (
    isAsked && (
      <Suspense fallback={null}>
        <Theme>
          <ProofDialog />
        </Theme>
      </Suspense>
    )
  );
}
