import { Suspense, useMemo } from 'react';
import { compareSection } from '@/domain/net/compare';
import type { NodeConfig } from '@/domain/net/node-config';
import { routerText } from '@/domain/net/router-text';
import { useT } from '@/i18n/use-t';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Section } from '@/ui/page/detail-page';
import { PairTable } from '../compare/pair-table';
import { SECTION_FACTS, SECTION_NAMES } from '../model';

const TextDiff = lazyComponent(() => import('@/ui/data/text-diff'), ['components/text-diff']);

interface Props {
  before: NodeConfig;
  after: NodeConfig;
  left: string;
  right: string;
}

/** What two configurations of a node have otherwise, section by section, and as the text of its router. */
export function TwoConfigs({ before, after, left, right }: Props) {
  const t = useT();
  const configs = useMemo(() => [before, after], [before, after]);
  const different = useMemo(
    () =>
      SECTION_NAMES.map((section) => ({
        section,
        pairs: compareSection(section, before, after).filter(({ fields }) => fields.length > 0),
      })).filter(({ pairs }) => pairs.length > 0),
    [before, after],
  );
  const texts = useMemo(() => [routerText(before), routerText(after)] as const, [before, after]);
  if (different.length === 0) return <EmptyState title={t('versions.noDifference')} />;
  return (
    <>
      {different.map(({ section, pairs }) => (
        <Section
          key={section}
          title={t('network.compared', { section: t(SECTION_FACTS[section].label), count: pairs.length })}
        >
          <PairTable pairs={pairs} left={left} right={right} configs={configs} />
        </Section>
      ))}
      <Section title={t('versions.text')}>
        <Suspense>
          <TextDiff before={texts[0]} after={texts[1]} none={t('network.sameText')} />
        </Suspense>
      </Section>
    </>
  );
}
