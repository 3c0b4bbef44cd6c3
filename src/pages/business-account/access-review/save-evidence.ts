import type { SignOff } from '@/api/business-account/access-review';
import type { T } from '@/i18n/use-t';
import { csvEvidence, type Fact } from '@/lib/evidence';
import { fileName } from '@/lib/file-name';
import { saveCsv } from '@/lib/save-file';
import { fileTimeText, isoText } from '@/lib/time';
import { COUNT_NAMES, COUNTS } from './count-facts';

/** A file that needs no console: who stood for what and when, then the table that the digest is of. */
export function saveEvidence(t: T, one: SignOff, table: string): void {
  const facts: Fact[] = [
    [t('accessReview.title'), `${one.name} (${one.id})`],
    [t('accessReview.note'), one.note ?? ''],
    [t('accessReview.signedBy'), one.signedBy],
    [t('accessReview.signedAt'), isoText(one.signedAt) ?? ''],
    [t('accessReview.scope'), t('accessReview.scopeText')],
    ...COUNT_NAMES.flatMap((name): Fact[] => {
      const count = one.counts[name];
      return count === undefined ? [] : [[t(COUNTS[name]), String(count)]];
    }),
    ...(one.decisions
      ? [[t('accessReview.decision'), t('accessReview.decidedShort', one.decisions)] satisfies Fact]
      : []),
    [t('accessReview.digest'), one.digest],
    [t('accessReview.check'), t('accessReview.checkText')],
  ];
  saveCsv(`${fileName(one.name)}-${fileTimeText(one.signedAt)}`, csvEvidence(facts, table));
}
