import { readCertificate } from '@/domain/saml/certificate';
import type { Metadata } from '@/domain/saml/metadata';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { dateText } from '@/lib/time';
import { bindingName, compareMetadata, type ProviderChange } from './model';
import './identity-provider.css';

/** What saving would change of the stored metadata, field by field. */
export default function MetadataChanges({ before, after }: { before: Metadata; after: Metadata }) {
  const t = useT();
  const changes = compareMetadata(before, after);
  if (changes.length === 0) return <p className="absent">{t('identityProvider.noChanges')}</p>;
  const nameOf = ({ field, binding = '' }: ProviderChange) =>
    `${t(`identityProvider.${field}`)}${binding === '' ? '' : ` ${bindingName(binding)}`}`;
  const textOf = (change: ProviderChange, side: string | null) => {
    if (side === null) return t('common.none');
    const facts = change.field === 'certificate' ? readCertificate(side) : null;
    return facts ? `${facts.subject}${DOT}${t('identityProvider.until', { date: dateText(facts.expiresAt) })}` : side;
  };
  return (
    <table className="metadata-changes">
      <thead>
        <tr>
          <th>{t('identityProvider.field')}</th>
          <th>{t('identityProvider.before')}</th>
          <th>{t('identityProvider.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.key}>
            <td>{nameOf(change)}</td>
            <td className="metadata-before">
              <bdi>{textOf(change, change.before)}</bdi>
            </td>
            <td className="metadata-after">
              <bdi>{textOf(change, change.after)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
