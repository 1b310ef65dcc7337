import { useWatch } from 'react-hook-form';
import { Panel } from '../../ui/Panel';
import { SectionsPaper } from '../../ui/SectionsPaper';
import type { PageOf } from './usePageForm';
import type { WaiverValues } from './waiverForm.rules';

/** What is typed, as guests will read it. */
export function WaiverPreview({ page }: { page: PageOf<WaiverValues> }) {
  const { control } = page.form;
  const title = useWatch({ control, name: 'title' });
  const sections = useWatch({ control, name: 'sections' });
  return (
    <Panel title="As guests read it">
      <SectionsPaper title={title} sections={sections} />
    </Panel>
  );
}
