import { useMemo } from 'react';
import { accessApi } from '@/api/business-account/access';
import { differingGates, explain } from '@/api/business-account/access-explanation';
import { useFacts } from '@/components/access/use-facts';
import { useT } from '@/i18n/use-t';
import { useParams } from '@/lib/navigation';
import { useLoad } from '@/ui/data/use-load';
import { ObjectFailure } from '@/ui/feedback/object-failure';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Screen } from '@/ui/page/screen';
import { UrlTabs } from '@/ui/page/url-tabs';
import { useQuery } from '@/ui/page/use-query';
import { Answer } from './answer';
import { withConsole } from './console-screens';
import { answerable, questionOf } from './model';
import { QuestionBar } from './question-bar';
import './access.css';

const AllRights = lazyComponent(
  () => import('./rights').then((module) => module.AllRights),
  ['components/resource-rows'],
);

/** What an account may do: why it can or cannot do one thing, and all that it can. */
export default function ExplainAccess() {
  const t = useT();
  const { id = '' } = useParams();
  return (
    <Screen title={t('access.title')}>
      <UrlTabs
        tabs={[
          { key: 'one', label: t('access.one'), content: <Explanation id={id} /> },
          { key: 'rights', label: t('access.rights.title'), content: <AllRights id={id} /> },
        ]}
      />
    </Screen>
  );
}

/** Why an account can or cannot see something, gate by gate, beside another account if one is chosen. */
function Explanation({ id }: { id: string }) {
  const t = useT();
  const [query] = useQuery();
  const loaded = useLoad(accessApi.getTargets, {});
  const targets = useMemo(() => loaded.data && withConsole(loaded.data, t), [loaded.data, t]);
  const one = useFacts(id);
  const other = useFacts(query.get('with'));
  const question = targets && questionOf(query, targets);
  const own = question && one.data && explain(one.data, answerable(question, one.data));
  const twin = question && other.data && explain(other.data, answerable(question, other.data));
  const differing = own && twin ? differingGates(own, twin) : [];
  return (
    <>
      <p className="screen-note">{t('access.intro')}</p>
      {loaded.failure && <ObjectFailure failure={loaded.failure} onRetry={loaded.reload} />}
      {targets && question && <QuestionBar accountId={id} targets={targets} question={question} />}
      {question && (
        <div className="access-answers">
          <Answer loaded={one} explanation={own} question={question} differing={differing} />
          <Answer loaded={other} explanation={twin} question={question} differing={differing} />
        </div>
      )}
    </>
  );
}
