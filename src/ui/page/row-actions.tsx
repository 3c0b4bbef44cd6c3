import { EllipsisOutlined } from '@ant-design/icons';
import { createContext, useContext } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { MenuButton } from '@/ui/page/menu-button';
import { useNarrow } from '@/ui/page/use-narrow';
import { ActionButton } from './action-button';
import { RowButton } from './row-button';
import './row-actions.css';

/** One thing an operator can do to a row or an object. */
export interface Action {
  key: string;
  label: string;
  permit?: Permit<MessageId>;
  isDanger?: boolean;
  run: () => void;
}

const VISIBLE = 2;
/** On a phone all of them are in the menu. */
export const NARROW_WIDTH = 40;

/** Leads the menu of a row: on a phone what shows the rest of it, so that a row has one button. */
export const RowMenuContext = createContext<Action | null>(null);

interface Props {
  actions: readonly Action[];
  /** Names the row for screen readers. */
  of: string;
  /** How many are in sight where the other columns leave room for fewer than two. */
  inSight?: number;
}

const isCalm = ({ isDanger }: Action) => !isDanger;

/**
 * Two actions in sight, the rest in a menu, at whose end stands what destroys, wherever it was named: it is never beside
 * what is pressed all day. Where nothing else can be done it is in sight. A forbidden one says why.
 */
export function RowActions({ actions, of, inSight = VISIBLE }: Props) {
  const visible = useNarrow() ? 0 : inSight;
  const isLed = useContext(RowMenuContext) !== null;
  const calm = actions.filter(isCalm);
  const first = calm.length > 0 ? calm : actions;
  const rest = [...first.slice(visible), ...actions.filter((one) => !first.includes(one))];
  return (
    <span className="row-actions">
      {first.slice(0, visible).map((action, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Disable becomes Enable in its place, and keeps the focus.
        <RowButton key={place} action={action} />
      ))}
      {(isLed || rest.length > 0) && <MoreActions actions={rest} of={of} />}
    </span>
  );
}

/** The only thing that is done to a row: in sight on a phone too, where others are in a menu. */
export const OnlyAction = ({ action }: { action: Action }) => (
  <span className="row-actions">
    <RowButton action={action} />
  </span>
);

/** What is done to a row first: in a table in sight, on a phone a button at the end of its second line. */
export function FirstAction({ action }: { action: Action }) {
  const isNarrow = useNarrow();
  return isNarrow ? (
    <ActionButton className="phone-act" permit={action.permit ?? true} onClick={action.run}>
      {action.label}
    </ActionButton>
  ) : (
    <OnlyAction action={action} />
  );
}

/** What follows a first action that is drawn otherwise, such as the primary one of a screen: nothing in sight that destroys. */
export const FurtherActions = ({ actions, of }: Props) =>
  actions.some(isCalm) ? <RowActions actions={actions} of={of} /> : <MoreActions actions={actions} of={of} />;

/** All of them in a menu, where a row has no room for any. */
function MoreActions({ actions, of }: Props) {
  const t = useT();
  const first = useContext(RowMenuContext);
  return (
    <MenuButton
      type="text"
      size="small"
      icon={<EllipsisOutlined />}
      aria-label={t('table.more', { name: of })}
      menu={{
        items: [...(first ? [first] : []), ...actions].map(({ key, label, permit = true, isDanger = false, run }) => ({
          key,
          danger: isDanger,
          disabled: permit !== true,
          label: permit === true ? label : t('common.aside', { text: label, note: t(permit) }),
          onClick: run,
        })),
      }}
    />
  );
}
