import { type ReactNode, useCallback, useMemo } from 'react';
import { accessReviewApi, type SignOff } from '@/api/business-account/access-review';
import { type T, useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import { EmptyState } from '@/ui/feedback/states';
import { columnsOf } from '@/ui/list/columns';
import { ResourceTable } from '@/ui/list/resource-table';
import { linesIn } from './count-facts';

const col = columnsOf<SignOff>();

const rightsOf = ({ counts }: SignOff) => linesIn(counts);

const decisionsOf = (t: T, { decisions }: SignOff) => (decisions ? t('accessReview.decidedShort', decisions) : '');

const columnsFor = (t: T, save: (one: SignOff) => Promise<void>) => [
  { ...col.text('name', t('accessReview.name')), sorter: true },
  { ...col.time('signedAt', t('accessReview.signedAt')), standing: 'descend' as const },
  { ...col.code('signedBy', t('accessReview.signedBy')), width: 128 },
  {
    key: 'accounts',
    title: t('accessReview.all'),
    align: 'end' as const,
    exportValue: ({ counts }: SignOff) => counts.accounts,
    render: (_: unknown, { counts }: SignOff) => counts.accounts,
  },
  {
    key: 'rights',
    title: t('accessReview.rights'),
    align: 'end' as const,
    exportValue: rightsOf,
    render: (_: unknown, one: SignOff) => rightsOf(one),
  },
  { ...col.words('decisions', t('accessReview.decision'), (one) => decisionsOf(t, one)), className: 'cell-text' },
  col.text('note', t('accessReview.note')),
  {
    key: 'digest',
    title: t('accessReview.digest'),
    width: 200,
    exportValue: ({ digest }: SignOff) => digest,
    render: (_: unknown, { digest }: SignOff) => (
      <code className="review-digest" dir="ltr">
        {digest}
      </code>
    ),
  },
  col.actions(t('table.actions'), (one) => [
    { key: 'evidence', label: t('accessReview.evidence'), run: () => save(one) },
  ]),
];

/** Reviews that somebody stood for, each with the evidence as it was then. */
export function SignOffs({ action }: { action: ReactNode }) {
  const t = useT();
  const report = useReport();
  const save = useCallback(
    (one: SignOff) =>
      Promise.all([accessReviewApi.getEvidence({ id: one.id }), import('./save-evidence')]).then(
        ([{ table }, { saveEvidence }]) => saveEvidence(t, one, table),
        (error: unknown) => report.error(error),
      ),
    [t, report],
  );
  const columns = useMemo(() => columnsFor(t, save), [t, save]);
  return (
    <ResourceTable
      load={accessReviewApi.listSignOffs}
      columns={columns}
      keyword={t('accessReview.search')}
      empty={<EmptyState title={t('accessReview.noneTitle')} text={t('accessReview.noneText')} action={action} />}
    />
  );
}
