import type { Directory } from '@/api/help/doc';
import { Link } from '@/lib/navigation';

interface Props extends Pick<Directory, 'documents'> {
  /** The one that is read. */
  shown?: string | undefined;
  /** The address of a document. */
  addressOf: (id: string) => string;
}

/** Documents by their titles, in a line each. */
export const DocumentLinks = ({ documents, shown, addressOf }: Props) => (
  <ul>
    {documents.map(({ id, title }) => (
      <li key={id}>
        <Link to={addressOf(id)} {...(id === shown && { 'aria-current': 'page' })}>
          <bdi>{title}</bdi>
        </Link>
      </li>
    ))}
  </ul>
);
