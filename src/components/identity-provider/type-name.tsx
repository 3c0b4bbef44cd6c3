import { useT } from '@/i18n/use-t';
import { PROVIDER_TYPES } from './labels';

/** The protocol by its name; one that is not known here as it came. */
export function TypeName({ type }: { type: string }) {
  const t = useT();
  if (type === 'saml' || type === 'oidc') return t(PROVIDER_TYPES[type]);
  return <bdi>{type}</bdi>;
}
