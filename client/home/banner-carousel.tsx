import type { Banner } from '#contract/catalog'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { useText } from '../text/lang'
import { home } from '../text/rooms/home'
import { CarouselControls } from '../ui/media/carousel-controls'
import { Picture } from '../ui/media/picture'
import { useCarousel } from '../ui/media/use-carousel'
import { Link } from '../ui/text/link'
import './banner-carousel.css'

const delayMs = 5000
const bannerSizes = '(max-width: 1248px) calc(100vw - 32px), 1216px'

export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const text = useText({ home })
  const { track, hold, ...controls } = useCarousel({ count: banners.length, delayMs })
  return (
    <section
      className="banners"
      aria-roledescription="carousel"
      aria-label={text.home.offers}
      {...hold}
    >
      <ul className="banners-track swipe" ref={track}>
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} eager={index === 0} />
        ))}
      </ul>
      {banners.length > 1 && <CarouselControls {...controls} />}
    </section>
  )
}

/** Named by its own words, or by its discount without any. */
function Slide({ banner, eager }: { banner: Banner; eager: boolean }) {
  const text = useText({ home })
  const { discount, alt = '', english } = banner
  const { label, lang } = useCatalogueName()(alt, english)
  return (
    <li>
      <Link to={paths.discount(discount)} lang={label ? lang : undefined}>
        <Picture
          url={banner.banner}
          alt={label || text.home.offer(discount)}
          sizes={bannerSizes}
          eager={eager}
          width={1216}
          height={405}
        />
      </Link>
    </li>
  )
}
