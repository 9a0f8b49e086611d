const petal = 'M24 23C19.5 17.5 19.5 9.5 24 3.5c4.5 6 4.5 14 0 19.5z'
const turns = [0, 45, 90, 135, 180, 225, 270, 315]

type FlowerProps = { size?: number; className?: string }

/** The shop's mark: the eight-petal alpona flower. */
export function Flower({ size = 30, className }: FlowerProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      {turns.map((turn) => (
        <path
          key={turn}
          d={petal}
          fill={turn % 90 === 0 ? '#B4301F' : '#F2B134'}
          transform={`rotate(${turn} 24 24)`}
        />
      ))}
      <circle cx="24" cy="24" r="5.6" fill="#0E5A43" />
      <circle cx="24" cy="24" r="2.2" fill="#FFF4DC" />
    </svg>
  )
}
