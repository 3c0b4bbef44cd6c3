import { Button, Skeleton } from 'antd';
import { useContext, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { Time } from '@/ui/data/time';
import type { Loaded } from '@/ui/data/use-load';
import { ForbidContext } from './confirm';
import { LoadFailure } from './states';
import { useUnknown } from './use-unknown';
import './impact.css';

interface Item {
  key: string;
  label: string;
  /** Where it is shown, if it has a screen: a button, since dialogs stand outside the router and have no links. */
  href?: string;
  /** When it last happened, epoch milliseconds, if that says something. */
  at?: number;
  /** What the label has no room for: a button that unfolds the names. */
  more?: { text: string; names: readonly string[] };
}

interface Props {
  /** What happens and what cannot be undone. */
  warning: string;
  title: string;
  /** Said when nothing depends on the object. */
  none: string;
  loaded: Loaded<unknown>;
  items: readonly Item[] | undefined;
  /** As long as there is an item the gateway refuses, so the dialog does not let it be tried. */
  forbids?: boolean;
}

/**
 * What depends on an object, before it is deleted, disabled or locked. Until that is known the verb cannot be pressed; a
 * gateway that does not offer to tell it, or fails three times, keeps nobody from what he has to do, and that is said.
 */
export function Impact({ warning, title, none, loaded, items, forbids = false }: Props) {
  const forbid = useContext(ForbidContext);
  const t = useT();
  const hasItems = items !== undefined && items.length > 0;
  const isUntold = !items && loaded.isUnoffered === true;
  const isUnknown = useUnknown(loaded.failure);
  return (
    <div className="impact">
      {/* What cannot be done is not asked about. */}
      {!(forbids && hasItems) && <p>{warning}</p>}
      {isUntold && <p>{t('impact.untold')}</p>}
      {!items && isUnknown && <p>{t('impact.unknown')}</p>}
      {/* What is known stays alone: once the object is deleted, a dialog that is closing asks for it in vain. */}
      {!items && !isUntold && (
        <div ref={isUnknown ? undefined : forbid}>
          {loaded.failure ? (
            <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />
          ) : (
            <Skeleton active title={false} paragraph={{ rows: 2 }} />
          )}
        </div>
      )}
      {items?.length === 0 && <p className="absent">{none}</p>}
      {hasItems && <p>{title}</p>}
      {hasItems && (
        <ul ref={forbids ? forbid : undefined}>
          {items.map(({ key, label, href, at, more }) => (
            <li key={key}>
              {href === undefined && <bdi>{label}</bdi>}
              {href !== undefined && (
                <Button type="link" size="small" onClick={() => go(href)}>
                  <bdi>{label}</bdi>
                </Button>
              )}{' '}
              {at !== undefined && <Time at={at} />}
              {more && more.names.length > 0 && <More {...more} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function More({ text, names }: NonNullable<Item['more']>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text}
      </Button>
      {isOpen && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
