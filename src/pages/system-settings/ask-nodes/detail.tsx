import { useState } from 'react';
import { askNodesApi } from '@/api/system-settings/ask-nodes';
import { ALL, chosenOf, groupToken } from '@/domain/ask/choice';
import { type QuestionDraft, queryOf, questionDraftOf } from '@/domain/ask/draft';
import { MOST_ASKED, question } from '@/domain/ask/question';
import { issueText } from '@/i18n/issue-text';
import type { MessageId } from '@/i18n/messages';
import { type T, useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState } from '@/ui/feedback/states';
import { useKeptText } from '@/ui/form/kept-text';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { Screen } from '@/ui/page/screen';
import { changeQuery, useQuery } from '@/ui/page/use-query';
import { QuestionForm } from './question-form';
import { Results } from './results';
import { useRun } from './use-run';
import './ask-nodes.css';

type Known = Awaited<ReturnType<typeof askNodesApi.getNodes>>;

/** A screen that asks: whoever may not, reads why. */
export default function AskNodes() {
  const t = useT();
  const permit = useCan()(askNodesApi.getNodes);
  return (
    <Screen title={t('ask.title')} note={t('ask.note')}>
      {permit === true ? <Loaded /> : <EmptyState title={t(permit)} />}
    </Screen>
  );
}

function Loaded() {
  const loaded = useLoad(askNodesApi.getNodes, {});
  return <LoadedPanel loaded={loaded}>{(known) => <Asking known={known} />}</LoadedPanel>;
}

const LABELS = { name: 'ask.name', server: 'ask.server', port: 'ask.port' } as const satisfies Record<
  string,
  MessageId
>;
const isLabeled = (field: string): field is keyof typeof LABELS => field in LABELS;

/** The draft as it is sent, or what is wrong with it by field. */
function read(t: T, draft: QuestionDraft, count: number) {
  const trimmed = { ...draft, name: draft.name.trim(), server: draft.server.trim(), port: draft.port.trim() };
  const parsed = question.safeParse({ ...trimmed, flags: [...draft.flags] });
  const problems: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = String(issue.path[0]);
    if (isLabeled(field)) problems[field] ??= issueText(t, issue, t(LABELS[field]), trimmed[field] === '');
  }
  if (count === 0) problems.nodes = t('ask.noNode');
  if (count > MOST_ASKED) problems.nodes = t('ask.tooMany', { most: MOST_ASKED, count });
  const isGood = Object.keys(problems).length === 0;
  return { trimmed, problems, asked: isGood ? (parsed.data ?? null) : null };
}

function optionsOf(t: T, { nodes, groups }: Known) {
  const inGroup = (id: string) => nodes.filter((node) => node.groups.includes(id)).length;
  const ofKind = (kind: string) => nodes.filter((node) => node.kind === kind).length;
  return [
    { value: ALL, label: t('ask.all', { count: nodes.length, business: ofKind('business'), ddi: ofKind('ddi') }) },
    ...groups.map(({ id, name }) => ({ value: groupToken(id), label: t('ask.group', { name, count: inGroup(id) }) })),
    ...nodes.map(({ id, name, ip }) => ({ value: id, label: `${name} ${ip}` })),
  ];
}

/** What is typed and was not asked yet. */
const KEPT = 'askNodes';

/** The question stands in the address; a link fills it in, and asks nothing by itself. */
function Asking({ known }: { known: Known }) {
  const t = useT();
  const [query] = useQuery();
  const [draft, setDraft] = useState((): QuestionDraft => {
    const linked = questionDraftOf(query);
    return linked.nodes.length === 0 ? { ...linked, nodes: [ALL] } : linked;
  });
  useKeptText(KEPT, new URLSearchParams(queryOf(draft)).toString(), (kept) =>
    setDraft(questionDraftOf(new URLSearchParams(kept))),
  );
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { run, start, stop } = useRun();
  const { chosen, gone } = chosenOf(draft.nodes, known.nodes);
  if (known.nodes.length === 0) return <EmptyState title={t('ask.noNodes')} />;
  const ask = () => {
    const { trimmed, problems: found, asked } = read(t, draft, chosen.length);
    setProblems(found);
    if (!asked) return;
    setDraft(trimmed);
    changeQuery(queryOf(trimmed));
    start(asked, chosen);
  };
  const hrefOf = () => {
    const search = new URLSearchParams(Object.entries(queryOf(draft)).filter(([, value]) => value !== ''));
    return `${location.origin}${location.pathname}?${search}`;
  };
  return (
    <>
      <QuestionForm
        draft={draft}
        problems={problems}
        onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
        options={optionsOf(t, known)}
        count={chosen.length}
        isRunning={run?.isRunning ?? false}
        onAsk={ask}
        onStop={stop}
        hrefOf={hrefOf}
      />
      {gone.length > 0 && <p className="ask-hint">{t('ask.gone', { count: gone.length })}</p>}
      {run && <Results run={run} />}
    </>
  );
}
