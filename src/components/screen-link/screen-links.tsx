import { Fragment } from 'react';
import { useT } from '@/i18n/use-t';
import { ScreenLink } from './screen-link';

/** Names of objects in one line, each leading to its screen where the account may see that; one without an address is text. */
export function ScreenLinks({ of }: { of: readonly { id: string; name: string; to?: string }[] }) {
  const t = useT();
  return of.map(({ id, name, to }, index) => (
    <Fragment key={`${to ?? ''} ${id}`}>
      {index > 0 && t('common.separator')}
      {to === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        <ScreenLink to={to}>
          <bdi>{name}</bdi>
        </ScreenLink>
      )}
    </Fragment>
  ));
}
