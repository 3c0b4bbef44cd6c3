import { useCallback, useEffect, useMemo, useState } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import {
  lostSecrets,
  type SecretField,
  type SecretState,
  secretState,
} from '@/components/network-changes/staged-secrets';
import { stageChange } from '@/components/network-changes/staged-set';
import { useStaged } from '@/components/network-changes/use-staged';
import { type EditKind, kindOf } from '@/components/network-sections/labels';
import { withChanges } from '@/domain/net/change-set';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { ApiError, failure } from '@/lib/contract/failure';
import { allOf, type Permit } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useReport } from '@/ui/feedback/report';
import { useQuery } from '@/ui/page/use-query';
import { useAsked } from './off-air/use-asked';

type Network = Awaited<ReturnType<typeof nodeNetworkApi.get>>;

/** A node with what is staged on it. */
export interface StagedNode {
  readonly network: Network;
  /** As the gateway has it. */
  readonly base: NodeConfig;
  /** With the staged edits in it. */
  readonly next: NodeConfig;
  /** The version that the edits start from. */
  readonly version: number | undefined;
  /** When the gateway answered, epoch milliseconds of the browser. */
  readonly at: number;
  readonly changes: readonly Change[];
  /** The task by which this account's edits are applied, until it is known how it ended; null if none is. */
  readonly applying: string | null;
  /** What is staged with an entry; null where nothing is. */
  readonly pendingKind: (section: Change['section'], key: string) => EditKind | null;
  /** Adds an edit; `secrets` are the write-only fields that were filled, by name. False where it is not wanted or there is no room for it. */
  readonly stage: (change: Change, secrets?: Readonly<Record<string, string>>) => Promise<boolean>;
  /** Write-only fields that were entered before a reload, or in another tab: without them nothing is applied. */
  readonly lost: readonly SecretField[];
  /** Whether a write-only field is set, and who knows its value. */
  readonly secretOf: (field: SecretField) => SecretState;
  /** Loads the node again, when somebody else changed it. */
  readonly reload: () => void;
  /** Whether it may be edited: not while an apply waits for a decision. */
  readonly permit: Permit<MessageId>;
}

/** How often it is asked whether somebody else applied. */
const WAITING_MS = 5_000;

const NONE: readonly Change[] = [];

/** The value as it was when `key` came, as long as that one stands; with '' the value itself. */
function useSince<V>(value: V | null, key: string): V | null {
  const [held, setHeld] = useState({ value, key });
  const isHeld = key !== '' && held.key === key && held.value !== null;
  if (!isHeld && (held.key !== key || held.value !== value)) setHeld({ value, key });
  return isHeld ? held.value : value;
}

/**
 * The network of a node and what this account staged on it. While a form is open it is the node that the form
 * began with: what somebody else applies meanwhile takes nothing away that was typed, shows in the comparison, and is not
 * staged to go back.
 */
export function useNode(id: string) {
  const t = useT();
  const [query] = useQuery();
  const report = useReport();
  const askFirst = useAsked();
  const right = useCan()(nodeNetworkApi.apply);
  const loaded = useLoad(nodeNetworkApi.get, { id });
  const staged = useStaged(id);
  const { data, at, reload } = loaded;
  const applying = staged?.applying?.taskId ?? null;
  const waiting = useLoad(nodeNetworkApi.getWaiting, {}, { pollMs: WAITING_MS });
  const [ended, setEnded] = useState<string | null>(null);
  // Whoever closed the tab, has two of them, never got the answer or did not apply himself comes to the countdown.
  const running = waiting.data?.list.find(({ nodeId }) => nodeId === id)?.taskId;
  const asked = query.get('task');
  const others = [applying, running, data?.waitingTask].find((one) => one && one !== ended);
  const task = (asked === ended ? null : asked) ?? others ?? asked;
  const isDeciding = task !== null && task !== ended;
  const isNews = running !== undefined && running !== ended && data !== undefined && data.waitingTask !== running;
  // The node runs with something else than what is shown.
  useEffect(() => {
    if (isNews) reload();
  }, [isNews, reload]);
  const end = useCallback(
    (taskId: string) => {
      setEnded(taskId);
      reload();
    },
    [reload],
  );
  const answer = useMemo(() => (data ? { data, at, applying } : null), [data, at, applying]);
  const form = [query.get('panel'), query.get('item')].filter(Boolean).join('/');
  const shown = useSince(answer, form && `${id}/${form}`);
  const node = useMemo((): StagedNode | null => {
    if (!shown) return null;
    const { data, at, applying } = shown;
    const changes = staged?.changes ?? NONE;
    const next = withChanges(data.config, changes);
    const lost = lostSecrets(id, changes, staged?.marks);
    const pending = new Map(changes.map((one) => [`${one.section}/${one.key}`, kindOf(one)]));
    return {
      network: data,
      base: data.config,
      next,
      version: changes.length > 0 ? (staged?.version ?? data.version) : data.version,
      at,
      changes,
      applying,
      pendingKind: (section, key) => pending.get(`${section}/${key}`) ?? null,
      lost,
      secretOf: (field) => secretState({ base: data.config, changes, lost }, field),
      reload,
      permit: allOf(right, !isDeciding || 'decision.first'),
      stage: async (change, secrets) => {
        // A pasted link opens a form for anybody; here is no gateway that refuses it.
        if (right !== true) throw new ApiError(failure('business', '', { text: t(right) }));
        if (!(await askFirst({ name: data.name, before: next, after: withChanges(next, [change]) }))) return false;
        const isKept = stageChange(data, change, secrets);
        if (!isKept) report.warning(t('network.notKept'));
        return isKept;
      },
    };
  }, [id, shown, reload, staged, report, askFirst, right, isDeciding, t]);
  return { loaded, node, task, end };
}
