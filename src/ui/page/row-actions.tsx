import { EllipsisOutlined } from '@ant-design/icons';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { MenuButton } from '@/ui/page/menu-button';
import { useNarrow } from '@/ui/page/use-narrow';
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
export const NARROW_WIDTH = 56;

/** Two actions in sight, the rest in a menu; a forbidden one says why. `of` names the row for screen readers. */
export function RowActions({ actions, of }: { actions: readonly Action[]; of: string }) {
  const t = useT();
  const visible = useNarrow() ? 0 : VISIBLE;
  const rest = actions.slice(visible);
  return (
    <span className="row-actions">
      {actions.slice(0, visible).map((action, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Disable becomes Enable in its place, and keeps the focus.
        <RowButton key={place} action={action} />
      ))}
      {rest.length > 0 && (
        <MenuButton
          type="text"
          size="small"
          icon={<EllipsisOutlined />}
          aria-label={t('table.more', { name: of })}
          menu={{
            items: rest.map(({ key, label, permit = true, isDanger = false, run }) => ({
              key,
              danger: isDanger,
              disabled: permit !== true,
              label: permit === true ? label : t('common.aside', { text: label, note: t(permit) }),
              onClick: run,
            })),
          }}
        />
      )}
    </span>
  );
}
