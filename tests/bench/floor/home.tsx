import { useEffect, useState } from 'react';
import { read } from './data';

interface Card {
  title: string;
  value: number;
}

const OUTLINE = [1, 2, 3, 4].map((index) => ({ title: `Total ${index}`, value: null }));
const isCards = (answer: unknown): answer is Card[] => Array.isArray(answer);

export default function Home() {
  const [cards, setCards] = useState<Card[]>();
  useEffect(() => {
    read('/api/home', isCards).then(setCards);
  }, []);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 24 }} data-ready={cards && 'home'}>
      {(cards ?? OUTLINE).map(({ title, value }) => (
        <section key={title} style={{ background: '#fff', padding: 24, minHeight: 120 }}>
          <h3>{title}</h3>
          <div style={{ fontSize: 30 }}>{value}</div>
        </section>
      ))}
    </div>
  );
}
