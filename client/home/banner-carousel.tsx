import type { Banner } from '#contract/catalog'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { useWords } from '../text/lang'
import { CarouselControls } from '../ui/media/carousel-controls'
import { Picture } from '../ui/media/picture'
import { useCarousel } from '../ui/media/use-carousel'
import { Link } from '../ui/text/link'
import { homeWords } from './words'
import './banner-carousel.css'

const delayMs = 5000
const bannerSizes = '(max-width: 1100px) calc(100vw - 32px), 640px'

export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const text = useWords(homeWords)
  const { track, hold, ...controls } = useCarousel({ count: banners.length, delayMs })
  return (
    <section className="banners" aria-roledescription="carousel" aria-label={text.offers} {...hold}>
      <ul className="banners-track swipe" ref={track}>
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} eager={index === 0} />
        ))}
      </ul>
      {banners.length > 1 && <CarouselControls {...controls} />}
    </section>
  )
}

/** Named by its own words, written over the picture or in it; by its discount without any. */
function Slide({ banner, eager }: { banner: Banner; eager: boolean }) {
  const text = useWords(homeWords)
  const { discount, alt = '', english } = banner
  const { label, lang } = useCatalogueName()(alt, english)
  const isOver = banner.words_over && label !== ''
  return (
    <li>
      <Link to={paths.discount(discount)} lang={label ? lang : undefined}>
        <Picture
          url={banner.banner}
          alt={isOver ? '' : label || text.offer(discount)}
          sizes={bannerSizes}
          eager={eager}
          width={1216}
          height={405}
        />
        {isOver && <BannerWords words={label} />}
      </Link>
    </li>
  )
}

/** What stands before a colon is the heading. */
function BannerWords({ words }: { words: string }) {
  const [heading, ...more] = words.split(/:\s*/)
  return (
    <span className="banner-words">
      <b>{heading}</b>
      {more.length > 0 && <span>{more.join(': ')}</span>}
    </span>
  )
}
