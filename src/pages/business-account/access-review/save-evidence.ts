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
    ...COUNT_NAMES.map((name): Fact => [t(COUNTS[name]), String(one.counts[name])]),
    [t('accessReview.digest'), one.digest],
    [t('accessReview.check'), t('accessReview.checkText')],
  ];
  saveCsv(`${fileName(one.name)}-${fileTimeText(one.signedAt)}`, csvEvidence(facts, table));
}
